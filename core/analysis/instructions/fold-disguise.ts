/** Letters of other alphabets that look Latin, in the order of LATIN. */
const ALIKE = "аеорсухіјѕԁһԛѡкмтвнгαοερνικτυχАЕОРСУХІЈЅКМТВНΑΒΕΖΗΙΚΜΝΟΡΤΥΧ";
const LATIN = "aeopcyxijsdhqwkmtbhraoepviktuxAEOPCYXIJSKMTBHABEZHIKMNOPTYX";
const latin = new Map([...ALIKE].map((letter, index) => [letter, [...LATIN][index] ?? letter]));
const DIGIT: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };

const INVISIBLE =
  /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
const MIXED =
  /(?=[^\s]{0,40}[A-Za-z\uff21-\uff5a])[A-Za-z0-9@$\u0370-\u03ff\u0400-\u052f\uff01-\uff5e]{4,40}/g;
const WIDE = /[\uff01-\uff5e]/g;

/**
 * The text as a human reader sees it: invisible characters removed, look-alike letters and digits inside words
 * replaced by Latin letters, full-width forms by normal ones. `offsetOf` maps back to the original text.
 */
export function foldDisguise(text: string): { folded: string; offsetOf: (at: number) => number } {
  const gaps = Array.from(text.matchAll(INVISIBLE), (match) => ({
    at: match.index,
    length: match[0].length,
  }));
  const visible = gaps.length > 0 ? text.replace(INVISIBLE, "") : text;
  const folded = visible.replace(MIXED, foldWord);
  if (gaps.length === 0) return { folded, offsetOf: (at) => at };
  // The offset of each gap, counted in visible characters.
  let removed = 0;
  const starts = gaps.map(({ at, length }) => {
    const start = at - removed;
    removed += length;
    return { start, removed };
  });
  return { folded, offsetOf };

  function offsetOf(at: number): number {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle]?.start ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return at + (starts[low - 1]?.removed ?? 0);
  }
}

/**
 * Changes only words that mix Latin letters with other letters or digits: Cyrillic stays
 * Cyrillic, "10/10" stays a number.
 */
function foldWord(word: string): string {
  const narrow = word.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  if (!/[A-Za-z]/.test(narrow)) return narrow;
  const plain = /[^\x20-\x7e]/.test(narrow)
    ? [...narrow].map((sign) => latin.get(sign) ?? sign).join("")
    : narrow;
  const isLeet = /[a-z][013457@$]|[013457@$][a-z]/i.test(plain) && !/^\d+[a-z]{1,2}$|@.{0,40}\./i.test(plain);
  return isLeet ? plain.replace(/[013457@$]/g, (sign) => DIGIT[sign] ?? sign) : plain;
}
