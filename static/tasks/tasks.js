// When htmx gets no answer that it can show, send the form as a browser does: its error page says what is wrong.
for (const name of ["htmx:responseError", "htmx:sendError"]) {
  document.addEventListener(name, (event) => {
    const form = event.target.closest("form");
    if (form) form.submit();
  });
}
