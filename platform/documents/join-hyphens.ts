/** First parts of compounds that keep their hyphen wherever a line ends. */
const COMPOUNDING = new Set(
  "full part real long short high low self cross multi non well end front back hands on off in co pre post open data client user team cost time day year object problem decision result results detail state third two three four five six seven eight nine ten e".split(
    " ",
  ),
);

/**
 * Words divided at the end of a line, joined again. Where the hyphen may be the word's own ("full-time") it
 * stays: a compound written apart is still found, one written together is another word.
 */
export function joinHyphens(text: string): string {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []);
  return text.replace(
    /(?<![\p{L}\p{N}-])(\p{L}*\p{Ll})[-\u2010]\n(\p{Ll}+)/gu,
    (_, before: string, after: string) => {
      const [first, second] = [before.toLowerCase(), after.toLowerCase()];
      if (words.has(first + second)) return before + after;
      const isCompound = COMPOUNDING.has(first) || words.has(`${first}-${second}`);
      return isCompound ? `${before}-${after}` : before + after;
    },
  );
}
