import { foldGender } from "./fold-gender";

/** A word of a text. Offsets are UTF-16 code units, so `text.slice(start, end)` is the word as written. */
export type Token = {
  /**
   * Lower case, with accents, plural endings and grammatical gender of occupations folded:
   * equal keys are the same word.
   */
  key: string;
  start: number;
  end: number;
  /** Only a blank, a hyphen or the like separates this word from the previous one, so they may form a phrase. */
  joined: boolean;
};

const WORD = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[a-z](?:\+\+|#)|[\p{L}\p{N}\p{M}]+/giu;
/** "H.A.C.C.P" is the word "HACCP". Sticky: tried only where a word of one letter begins. */
const DOTTED = /(?:\p{L}\.){2,9}\p{L}(?![\p{L}\p{N}])/uy;
/** Chinese and Japanese text next to Latin letters has no space: "使用Java开发". */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;
const SCRIPT_RUN = /[\u3040-\u30ff\u3400-\u9fff]+|[^\u3040-\u30ff\u3400-\u9fff]+/g;
const JOINT = /^(?:[ \t\u00a0]{1,3}|[ \t\u00a0]?\r?\n[ \t]{0,8}|[-–‐‑/&.'’_+]| [&/] | [-–] )$/;
const NOT_ASCII = /[^a-z0-9.+#]/;
/** All except the one on й, which is a letter of its own. */
const ACCENTS = /(?:(?<!и)\u0306|(?!\u0306)\p{M})+/gu;

export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const slice = from === 0 && to === text.length ? text : text.slice(from, to);
  const tokens: Token[] = [];
  let previousEnd = -1;
  let dottedEnd = 0;
  WORD.lastIndex = 0;
  // `matchAll` would copy the pattern for each line.
  for (let match = WORD.exec(slice); match; match = WORD.exec(slice)) {
    if (match.index < dottedEnd) continue;
    if (match[0].length === 1 && slice[match.index + 1] === ".") {
      DOTTED.lastIndex = match.index;
      const dotted = DOTTED.exec(slice)?.[0];
      if (dotted) {
        dottedEnd = match.index + dotted.length;
        add(dotted, from + match.index);
        continue;
      }
    }
    if (UNSPACED.test(match[0]))
      for (const run of match[0].matchAll(SCRIPT_RUN)) add(run[0], from + match.index + run.index);
    else add(match[0], from + match.index);
  }
  return tokens;

  function add(word: string, start: number) {
    const end = start + word.length;
    const joined =
      previousEnd >= 0 && start - previousEnd <= 12 && JOINT.test(text.slice(previousEnd, start));
    tokens.push({ key: foldWord(word), start, end, joined });
    previousEnd = end;
  }
}

export const foldWord = (word: string) => foldGender(foldForm(word));

function foldForm(word: string): string {
  let key = word.toLowerCase();
  if (key.length > 4 && key.charAt(1) === "." && key.charAt(3) === ".") return key.replaceAll(".", "");
  if (NOT_ASCII.test(key)) key = key.normalize("NFKD").replace(ACCENTS, "").normalize("NFC");
  if (key.length < 4 || !key.endsWith("s")) return key;
  if (/(?:ss|us|is)$/.test(key)) return key;
  if (key.endsWith("sses")) return key.slice(0, -2);
  return key.endsWith("ies") && key.length > 4 ? `${key.slice(0, -3)}y` : key.slice(0, -1);
}
