// Plays the strokes in [data-drum] on a click: tung, cac, chieng (gong); … goes on, / pauses.
(() => {
  "use strict";
  if (!window.AudioContext) return;
  let context, out;

  const tone = (type, from, to, at, loud, length) => {
    const wave = new OscillatorNode(context, { type, frequency: from });
    const gain = new GainNode(context);
    wave.frequency.setValueAtTime(from, at);
    wave.frequency.exponentialRampToValueAtTime(to, at + length / 3);
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    wave.connect(gain).connect(out);
    wave.start(at);
    wave.stop(at + length);
  };
  const sounds = {
    tung(at) {
      tone("sine", 250, 120, at, 0.8, 0.5);
      tone("triangle", 430, 190, at, 0.2, 0.12);
    },
    cac(at) {
      tone("square", 1900, 1100, at, 0.2, 0.05);
      tone("triangle", 760, 620, at, 0.5, 0.09);
    },
    chieng(at) {
      for (const part of [1, 1.49, 2.1, 2.74, 3.8]) tone("sine", 172 * part, 168 * part, at, 0.3 / part, 3 / part);
    },
  };
  const play = (text) => {
    context ||= new AudioContext();
    context.resume();
    out?.disconnect();
    out = new GainNode(context, { gain: 0.7 });
    out.connect(context.destination);
    let at = context.currentTime + 0.05;
    for (const group of text.normalize("NFD").replace(/\p{M}/gu, "").split("/")) {
      const words = group.match(/tung|cac|chieng/g) || [];
      const on = words.length && group.includes("…");
      while (on && words.length < (words[0] === "cac" ? 8 : 18)) words.push(words[0]);
      for (const word of words) {
        sounds[word](at);
        at += on ? 0.12 : 0.42;
      }
      at += 0.5;
    }
  };
  const show = () => document.querySelectorAll("button[data-drum]").forEach((button) => (button.hidden = false));
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("button[data-drum]");
    if (button) play(button.dataset.drum);
  });
  document.addEventListener("htmx:load", show);
  show();
})();
