import { type Ink, inked } from "./glyph-spans";

/** How far the two readers may drift apart: letters that one of them skips. */
const WINDOW = 2_000;
/** Longer stretches are looked for as well, but not so often that it costs time. */
const MAX_FAR_SEARCHES = 40;

/**
 * Takes the hidden letters out of extracted texts. Both come in drawing order, so each text is found in the
 * ink a little further on; one that is not found (other script direction, unmapped letters) stays.
 */
export function hideTexts(texts: string[], ink: Ink, hiddenText: string[]): string[] {
  let at = 0;
  let farSearches = 0;
  let open = false;
  return texts.map((text) => {
    const wanted = inked(text);
    if (wanted === "") return text;
    const near = locate(ink.text, wanted, at);
    const found = near === -1 && ++farSearches <= MAX_FAR_SEARCHES ? ink.text.indexOf(wanted, at) : near;
    if (found === -1) return text;
    at = found + wanted.length;
    const hidden = ink.hidden.slice(found, at);
    if (!hidden.includes(true)) {
      open = false;
      return text;
    }
    const { seen, unseen } = divide(text, hidden);
    // A hidden sentence may come in many pieces; it is shown to the recruiter as one.
    if (open) hiddenText[hiddenText.length - 1] += ` ${unseen}`;
    else hiddenText.push(unseen);
    open = hidden.at(-1) === true;
    return seen;
  });
}

function locate(ink: string, wanted: string, from: number): number {
  const near = ink.slice(from, from + WINDOW + wanted.length);
  const found = near.indexOf(wanted);
  const turned = found === -1 ? near.indexOf([...wanted].reverse().join("")) : found;
  return turned === -1 ? -1 : from + turned;
}

/** Blanks go with the letter before them. */
function divide(text: string, hidden: boolean[]): { seen: string; unseen: string } {
  let seen = "";
  let unseen = "";
  let at = 0;
  for (const character of text) {
    const length = inked(character).length;
    const hide = hidden[length > 0 ? at : Math.max(0, at - 1)] ?? false;
    if (hide) unseen += character;
    else seen += character;
    at += length;
  }
  return { seen, unseen };
}
