/** Longer names are cut: a mail is no place for somebody else's text. */
const LONGEST = 80;

/** Stands where a mail program would see an address or a number; takes no room. */
const GAP = "\u200b";

/** What separates the parts of an address, in the scripts that have signs of their own for it. */
const SEPARATOR = /(?<=\S)[.:/\\\u2024\u3002\uff0e\uff0f\uff1a\uff61](?=\S)/gu;
const AT = /(?<=\S)[@\ufe6b\uff20]|[@\ufe6b\uff20](?=\S)/gu;
/** As many as a telephone number has. */
const MANY_DIGITS = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){7}/u;

/**
 * What a user typed, for a mail: one line, of bounded length, and so broken up that no mail program makes a link, an
 * address or a telephone number of it. It reads as it was typed, but for an "@" that stands in a word.
 */
export function plainName(name: string): string {
  const line = name
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  const characters = [...line];
  const short = characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join("")}…` : line;
  const broken = short.replace(AT, "(at)").replace(SEPARATOR, `${GAP}$&${GAP}`);
  return MANY_DIGITS.test(short) ? broken.replace(/\p{Nd}(?=\p{Nd})/gu, `$&${GAP}`) : broken;
}
