// Small helps on top of pages that work without.
(() => {
  "use strict";
  const root = document.documentElement;
  const keep = (name, value) => {
    const secure = location.protocol === "https:" ? ";secure" : "";
    document.cookie = `${name}=${value};path=/;max-age=31536000;samesite=lax${secure}`;
  };

  // Preferences: the form leads to the same cookies.
  const change = {
    size(word) {
      const step = { minus: -1, plus: 1 }[word];
      const size = step ? Math.min(3, Math.max(-1, Number(root.dataset.size) + step)) : 0;
      root.dataset.size = size;
      keep("size", size);
    },
    theme(word) {
      root.dataset.theme = word;
      keep("theme", word);
    },
    face(word, button) {
      root.dataset.face = word;
      keep("face", word);
      for (const use of document.querySelectorAll(".card use, .drawing use")) {
        const [, kind] = use.getAttribute("href").split("#");
        const deck = ["french", "tam-cuc"].find((name) => use.parentNode.classList.contains(name)) || "money";
        use.setAttribute("href", `${button.getAttribute(`data-${deck}`)}#${kind}`);
      }
    },
  };
  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!button || !event.target.matches("[data-prefs]") || !change[button.name]) return;
    event.preventDefault();
    change[button.name](button.value, button);
    for (const each of event.target.querySelectorAll(`[name="${button.name}"][aria-pressed]`)) {
      each.setAttribute("aria-pressed", each === button);
    }
  });
  document.addEventListener("click", (event) => {
    if (event.target.matches("[data-print]")) print();
    for (const each of document.querySelectorAll(".head details[open]")) {
      if (!each.contains(event.target)) each.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    const found = document.querySelector(".head details[open]");
    if (event.key !== "Escape" || !found) return;
    found.open = false;
    found.querySelector("summary").focus();
  });

  // Finding: `/` leads to the box, and the best answers stand under it as one types.
  const find = document.getElementById("find");
  const box = find || document.getElementById("search-query");
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    event.preventDefault();
    if (box.offsetParent) box.focus();
    else location.assign(box.form.action);
  });
  if (find) {
    const { form } = find;
    const told = form.querySelector("[role=status]");
    let list, wait, at;
    const tell = (states) => Object.entries(states).forEach(([name, value]) => find.setAttribute(name, value));
    const point = (option) => {
      at?.setAttribute("aria-selected", false);
      at = option;
      at?.setAttribute("aria-selected", true);
      at?.scrollIntoView({ block: "nearest" });
      tell({ "aria-activedescendant": at ? at.id : "" });
    };
    const show = (html) => {
      list?.remove();
      list = html && document.createRange().createContextualFragment(html).firstElementChild;
      if (list) form.append(list);
      told.textContent = list ? list.dataset.said : "";
      tell({ "aria-expanded": !!list });
      point();
    };
    tell({ role: "combobox", "aria-autocomplete": "list", "aria-controls": "find-list" });
    show();
    find.addEventListener("input", () => {
      clearTimeout(wait);
      wait = setTimeout(async () => {
        const typed = find.value;
        const answer = typed.trim() && (await fetch(`${form.action}list/?q=${encodeURIComponent(typed)}`).catch(() => 0));
        const html = answer.ok && (await answer.text());
        if (typed === find.value && find === document.activeElement) show(html);
      }, 150);
    });
    find.addEventListener("keydown", (event) => {
      if (!list || event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const every = [undefined, ...list.children];
      if (step) point(every.at((every.indexOf(at) + step) % every.length));
      else if (event.key === "Enter" && at) at.click();
      else if (event.key === "Escape") show();
      else return;
      event.preventDefault();
    });
    form.addEventListener("mousedown", (event) => event.target.closest(".find-list") && event.preventDefault()); // or it goes before the click
    find.addEventListener("blur", () => show());
  }

  // A voice: where the device speaks Vietnamese, buttons say the names.
  const speech = window.speechSynthesis;
  const voice = () => speech.getVoices().find((each) => /^vi\b/i.test(each.lang));
  const listen = () => root.classList.toggle("speaks", !!voice());
  if (speech) {
    listen();
    speech.addEventListener?.("voiceschanged", listen);
    document.addEventListener("click", (event) => {
      const button = event.target.closest("[data-say]");
      if (!button) return;
      const words = Object.assign(new SpeechSynthesisUtterance(button.dataset.say), { voice: voice(), lang: "vi-VN", rate: 0.8 });
      speech.cancel();
      speech.speak(words);
    });
  }

  // Meanings: a link to a term opens a small sheet beside it; the sheet leads on to the page.
  if (!("popover" in HTMLElement.prototype)) return;
  const known = new Map();
  let sheet, from;
  const make = () => {
    const html = '<div class="pop" id="pop" popover tabindex="-1" role="dialog" aria-labelledby="meaning-name"></div>';
    document.body.insertAdjacentHTML("beforeend", html);
    sheet = document.body.lastElementChild;
    sheet.addEventListener("toggle", (event) => {
      if (event.newState === "closed" && from && sheet.contains(document.activeElement)) from.focus();
    });
  };
  const place = () => {
    const at = from.getBoundingClientRect();
    const own = sheet.getBoundingClientRect();
    sheet.style.left = sheet.style.top = "";
    if (own.width >= innerWidth - 1) {
      scrollBy(0, Math.max(0, at.bottom - (innerHeight - own.height) + 12)); // the word stays in sight above the sheet
      return;
    }
    const below = at.bottom + 8;
    const top = below + own.height < innerHeight - 8 ? below : Math.max(8, at.top - own.height - 8);
    sheet.style.left = `${Math.max(16, Math.min(at.left, innerWidth - own.width - 16))}px`;
    sheet.style.top = `${top}px`;
  };
  const fetched = async (url) => {
    if (!known.has(url)) {
      const answer = await fetch(`${url}&fragment`);
      if (!answer.ok) throw new Error(answer.status);
      known.set(url, await answer.text());
    }
    return known.get(url);
  };
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a.term");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const html = await fetched(link.pathname + (link.search || "?"));
      if (!sheet) make();
      if (sheet.matches(":popover-open")) sheet.hidePopover();
      from = link;
      sheet.innerHTML = html;
      sheet.showPopover();
      place();
      sheet.focus();
    } catch {
      location.assign(link.href);
    }
  });
})();

// Without an answer to show, the form goes as a browser sends it: its error page says why.
for (const name of ["htmx:responseError", "htmx:sendError"]) {
  document.addEventListener(name, (event) => {
    event.target.closest("form")?.submit();
  });
}
