/** Where Windows-1252 differs from Latin-1: the characters for bytes 0x80 to 0x9f, with a blank where it has none. */
const WINDOWS = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
const byteOf = new Map([...WINDOWS].flatMap((sign, at) => (sign === " " ? [] : [[sign, 0x80 + at]])));
const MARK = `[\\u0080-\\u00bf${WINDOWS.replaceAll(" ", "")}]`;
/**
 * A UTF-8 character that was decoded as Windows-1252, such as "â€“" for "–". Bytes that Windows-1252 does not define
 * are often lost on the way or become a zero-width space.
 */
const TWICE_DECODED = new RegExp(`[\\u00c2-\\u00df]${MARK}|[\\u00e0-\\u00ef]${MARK}{2}`, "g");
const SUSPECT = /[\u00c2-\u00ef][^\p{ASCII}]|ï¼|Â(?=\s|$)/u;
const LOST: [RegExp, string][] = [
  [/ï¼[\u200b\u008d]?(?![\u0080-\u00bf])/g, "-"],
  [/â€[\u200b\u009d](?![\u0080-\u00bf])/g, "”"],
  // A no-break space, the second byte of which became a blank: "ArabicÂ and English".
  [/(?<!\p{Lu})Â\u200b?(?= |$)/gmu, ""],
  [/(?<!\p{Lu})Â\u200b/gu, " "],
];
const strict = new TextDecoder("utf-8", { fatal: true });

/** Repairs text that was once decoded with the wrong encoding. In resumes this mostly affects dashes and bullets. */
export function repairEncoding(text: string): string {
  if (!SUSPECT.test(text)) return text;
  const repaired = LOST.reduce((found, [lost, meant]) => found.replace(lost, meant), text);
  return repaired.replace(TWICE_DECODED, (signs) => {
    try {
      return strict.decode(Uint8Array.from([...signs], (sign) => byteOf.get(sign) ?? sign.charCodeAt(0)));
    } catch {
      return signs;
    }
  });
}
