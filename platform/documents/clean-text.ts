import { repairEncoding } from "./repair-encoding";

/** Bullets, as the symbol fonts (Symbol, Wingdings) encode them. */
const SYMBOL_BULLETS = /[\uf06e\uf071\uf075\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
const CONTROLS = /[\u0000-\u0008\u000b\u000d-\u001f\u007f-\u009f]/g;
/** Zero-width characters, direction marks, soft hyphens, byte order marks, annotations, and invisible operators. */
const INVISIBLE =
  /[\u034f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
/** Joiners shape Persian and Indic words, so they stay there; anywhere else they only serve to hide things. */
const STRAY_JOINERS =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]/gu;
/** "Tag" characters are invisible copies of ASCII; they can spell whole sentences. */
const TAGS = /[\u{e0020}-\u{e007e}]+/gu;
/** "Answered alarms.Issued badges", but no "Booking.Com" and no mail address. */
const RUN_TOGETHER =
  /\.(?<=\p{Ll}{3}\.)(?<!(?:[@/:]\S{0,60}|\bwww)\.)(?=\p{Lu}\p{Ll}{2})(?!(?:Com|Net|Org)\b|\S{0,60}@)/gu;
const PRIVATE_USE = /[\ue000-\uf8ff]/g;
/**
 * NFC sorts each run of combining marks in quadratic time. Unicode's Stream-Safe Text Format allows thirty in a run.
 */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu;
const LIGATURES: Record<string, string> = {
  "\ufb00": "ff",
  "\ufb01": "fi",
  "\ufb02": "fl",
  "\ufb03": "ffi",
  "\ufb04": "ffl",
  "\ufb05": "st",
  "\ufb06": "st",
};

/**
 * Cleans text the way it is stored and quoted: invisible characters are removed, and characters that mean the same
 * are made the same. `hidden` contains sentences written in invisible characters.
 */
export function cleanText(raw: string): { text: string; hidden: string[] } {
  const hidden: string[] = [];
  const text = repairEncoding(raw)
    .replace(TAGS, (tags) => {
      hidden.push(
        String.fromCharCode(...Array.from(tags.slice(0, 4000), (tag) => (tag.codePointAt(0) ?? 0) - 0xe0000)),
      );
      return "";
    })
    .replace(/[\u{e0000}-\u{e0fff}]/gu, "")
    .replace(/[\u2028\u2029\u0085]/g, "\n")
    .replace(CONTROLS, "")
    .replace(SYMBOL_BULLETS, "•")
    .replace(PRIVATE_USE, "")
    .replace(INVISIBLE, "")
    .replace(STRAY_JOINERS, "")
    .replace(SPACES, " ")
    .replace(RUN_TOGETHER, ". ")
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(MARKS_TOO_MANY, "$1")
    .normalize("NFC");
  return { text: text.split("\f").map(tidyPage).join("\n\f"), hidden };
}

function tidyPage(page: string): string {
  return page
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{4,}/g, "\n\n\n")
    .replace(/^\n+/, "")
    .trimEnd();
}
