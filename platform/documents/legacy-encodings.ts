import { Buffer } from "node:buffer";

/** The characters for 0x80 to 0x9f; a blank marks the five codes without one. */
const WINDOWS_1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
/** The letters of each script: the most frequent ones, then the others. */
const GREEK = ["αοιετσνη", "βγδζθκλμξπρυφχψωςάέήίόύώϊϋΐΰ"] as const;
const CYRILLIC = ["оеаинтср", "бвгджзйклмпуфхцчшщъыьэюяёіїєўґ"] as const;
const HEBREW = ["יוהלאמרת", "בגדזחטךכםןנסעףפץצקש"] as const;
const ARABIC = ["اليمنتور", "ءآأؤإئبةثجحخدذزسشصضطظعغفقكهىپچژگ"] as const;
const CENTRAL_EUROPEAN = "ąáâăäćçčďđéęëěíîĺľłńňóôőöŕřśşšţťúůűüýźżž";

/**
 * The non-ASCII letters of the languages that use each encoding; of equal matches the first one wins. Letters in two
 * parts mean a script other than Latin: a large share of its letters must be frequent ones, and none may share a word
 * with a Latin letter.
 */
const ENCODINGS: { label: string; letters: string | readonly [frequent: string, others: string] }[] = [
  { label: "windows-1251", letters: CYRILLIC },
  { label: "koi8-u", letters: CYRILLIC },
  { label: "windows-1253", letters: GREEK },
  { label: "iso-8859-7", letters: GREEK },
  { label: "windows-1255", letters: HEBREW },
  { label: "windows-1256", letters: ARABIC },
  { label: "windows-1252", letters: "àáâãäåæçèéêëìíîïñòóôõöøùúûüßœš" },
  { label: "windows-1254", letters: "âçğıîöşüû" },
  { label: "windows-1250", letters: CENTRAL_EUROPEAN },
  { label: "iso-8859-2", letters: CENTRAL_EUROPEAN },
];
const SAMPLE = 65_536;
const PLAUSIBLE = 0.8;
const CLEARLY_BETTER = 0.02;
const FREQUENT_SHARE = 0.4;

/**
 * Decodes text in a single-byte encoding, which is detected by the letters that it would produce. Returns null if no
 * encoding is plausible.
 */
export function decodeLegacy(bytes: Uint8Array): string | null {
  let best: { label: string; share: number } | null = null;
  for (const { label, letters } of ENCODINGS) {
    const share = plausibleShare(decode(bytes.subarray(0, SAMPLE), label), letters);
    if (share >= PLAUSIBLE && share > (best ? best.share + CLEARLY_BETTER : 0)) best = { label, share };
  }
  return best && decode(bytes, best.label);
}

/**
 * The share of non-ASCII letters that belong to the encoding's languages and are lowercase or at the start of a word.
 */
function plausibleShare(text: string, letters: string | readonly [string, string]): number {
  const isOwnScript = typeof letters !== "string";
  const known = new Set(isOwnScript ? letters.join("") : letters);
  const frequent = new Set(letters[0]);
  const found = { all: 0, plausible: 0, frequent: 0 };
  for (const [word] of text.matchAll(/(?<!\p{L})\p{L}*[^\p{ASCII}]\p{L}*/gu)) {
    const isUpper = word === word.toUpperCase();
    // Skips words in all caps: Cyrillic text in one encoding looks like that when decoded with the other.
    if (isOwnScript && isUpper && word !== word.toLowerCase()) continue;
    const isMixed = isOwnScript && /[a-z]/i.test(word);
    [...word].forEach((letter, at) => {
      if (letter <= "\x7f" || !/[\p{L}\p{N}\ufffd\x80-\x9f]/u.test(letter)) return;
      found.all++;
      const lower = at === 0 || isUpper ? letter.toLowerCase() : letter;
      if (known.has(lower) && !isMixed) found.plausible++;
      if (frequent.has(lower)) found.frequent++;
    });
  }
  if (found.all === 0) return isOwnScript ? 0 : 1;
  if (isOwnScript && found.frequent < FREQUENT_SHARE * found.all) return 0;
  return found.plausible / found.all;
}

function decode(bytes: Uint8Array, label: string): string {
  if (label !== "windows-1252") return new TextDecoder(label).decode(bytes);
  // Node 20 decodes windows-1252 as Latin-1, which turns its dashes, quotes and bullets into control characters.
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? "");
}
