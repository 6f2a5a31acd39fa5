// Filters the rows of an index by what is chosen in the form above it; the choice is kept in the address.
"use strict";

function fitting(form, versions) {
  const chosen = Object.fromEntries(new FormData(form));
  const words = chosen.text.trim().toLowerCase();
  const number = versions.indexOf(chosen.version);
  return (row) => {
    const data = row.dataset;
    if (words && !(data.message ? saysMessage(row, words) : words.split(/\s+/).every((word) => row.words.includes(word))))
      return false;
    if (chosen.family && data.family !== chosen.family) return false;
    if (chosen.fix && !data.fix.split(" ").includes(chosen.fix)) return false;
    if (!chosen.outcome) return true;
    const modes = (chosen.level ? [data[chosen.level.toLowerCase()]] : [data.lax, data.strict]).map((mode) => (mode || "").split(" "));
    return modes.some((mode) => (number < 0 ? mode : [mode[number]]).includes(chosen.outcome));
  };
}

// Whether a row is about what somebody pasted: a whole message, a log with one in it, or some of its words.
function saysMessage(row, words) {
  row.pattern ??= new RegExp(
    row.dataset.message.toLowerCase().replace(/…$/, "").split("…")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^\\n]*?"),
  );
  return row.pattern.test(words) || words.split(/[\s'"`:.,]+/).every((word) => row.words.includes(word));
}

function prepare(index) {
  const form = index.querySelector("form");
  const rows = [...index.querySelectorAll("tbody tr")];
  const versions = [...(form.elements.version?.options ?? [])].slice(1).map((option) => option.value);
  const count = index.querySelector(".count");
  for (const row of rows) row.words = row.textContent.toLowerCase();

  function apply() {
    const fits = fitting(form, versions);
    let shown = 0;
    for (const row of rows) {
      row.hidden = !fits(row);
      shown += !row.hidden;
    }
    count.textContent = `${shown} / ${rows.length}`;
    const chosen = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
    history.replaceState(null, "", `${chosen.size ? `?${chosen}` : location.pathname}${location.hash}`);
  }

  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements[name];
    if (field) field.value = value;
  }
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  apply();
}

document.addEventListener("DOMContentLoaded", () => document.querySelectorAll(".filtered").forEach(prepare));
