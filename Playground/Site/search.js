// Finds sections of the manual by their words. What lunr and search_index.py write comes from scripts of their own, so
// that the page works from a file, too.

const mostResults = 12;
/** How many letters of a section are shown. */
const mostLetters = 220;

// Who writes an app comes first: how to begin and what to write, before other libraries' words, tests and the engine.
const weights = [
  [/(gettingstarted|chips)\//, 1.4], [/whataflowcando\//, 1.15], [/comingfrom\//, 0.75],
  [/(testinglayouts|testingviews|howaflowislaidout)\//, 0.6], [/(flowengine|migration)\//, 0.5],
];
const weight = address => weights.find(([page]) => page.test(address))?.[1] ?? 1;

const field = document.getElementById("words");
const count = document.getElementById("count");
const results = document.getElementById("results");
const examples = document.getElementById("examples");

// `maxLines(2)` is two words.
lunr.tokenizer.separator = /[^\p{L}\p{N}]/u;

const index = lunr(function () {
  this.ref("address");
  this.field("heading", { boost: 3 });
  this.field("article", { boost: 0.5 });
  this.field("text");
  // “scroll view” finds `ScrollView`, too.
  this.field("names");
  this.metadataWhitelist = ["position"];
  for (const section of manual) {
    const names = `${section.heading} ${section.text}`.match(/\w*[a-z][A-Z]\w*/g) ?? [];
    this.add({ ...section, names: names.join(" ").replace(/[a-z](?=[A-Z])/g, "$& ") },
      { boost: weight(section.address) });
  }
});
const sections = new Map(manual.map(section => [section.address, section]));

/** What has the most of the words, and the rarest, comes first. The last word may be the beginning of one. */
function found(words) {
  const terms = lunr.tokenizer(words).map(String).filter(term => term);
  if (terms.length === 0) return [];
  return index.query(query => {
    query.term(terms, { boost: 10 });
    query.term(terms.at(-1), { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false });
  }).slice(0, mostResults);
}

/** The part of a text around the first of the words, which are marked. */
function excerpt(text, positions) {
  const first = Math.max((positions[0]?.[0] ?? 0) - 60, 0);
  const start = first === 0 ? 0 : text.indexOf(" ", first) + 1;
  const end = text.length - start <= mostLetters ? text.length : text.lastIndexOf(" ", start + mostLetters);
  const parts = [start > 0 ? "… " : ""];
  let shown = start;
  for (const [place, length] of positions) {
    if (place < shown || place + length > end) continue;
    const mark = document.createElement("mark");
    mark.textContent = text.slice(place, place + length);
    parts.push(text.slice(shown, place), mark);
    shown = place + length;
  }
  parts.push(text.slice(shown, end), end < text.length ? " …" : "");
  return parts;
}

function makeResult({ ref, matchData }) {
  const { heading, article, text } = sections.get(ref);
  const positions = Object.values(matchData.metadata).flatMap(({ text }) => text?.position ?? []).sort(([a], [b]) => a - b);
  const [result, link, name, part] = ["li", "a", "span", "p"].map(tag => document.createElement(tag));
  link.href = ref;
  link.textContent = heading;
  if (article !== heading) name.textContent = article;
  part.append(...excerpt(text, positions));
  result.append(link, " ", name, part);
  return result;
}

function show() {
  const words = field.value.trim();
  const sections = found(words);
  results.replaceChildren(...sections.map(makeResult));
  examples.hidden = sections.length > 0;
  count.textContent = words && sections.length === 0 ? "No section of the manual has these words." : "";
}

field.value = new URLSearchParams(location.search).get("q") ?? "";
field.addEventListener("input", () => {
  show();
  // Who comes back from a section finds the results again.
  history.replaceState(null, "", field.value ? `?q=${encodeURIComponent(field.value)}` : location.pathname);
});
field.form.addEventListener("submit", event => event.preventDefault());
show();
