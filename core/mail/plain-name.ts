/** Longer names are cut, so that a mail cannot carry somebody else's message. */
const LONGEST = 80;

/** A zero-width character that breaks up what a mail program would turn into a link. */
const GAP = "\u200b";

/** The separators of an address, including those of other scripts. */
const SEPARATOR = /(?<=\S)[.:/\\\u2024\u3002\uff0e\uff0f\uff1a\uff61](?=\S)/gu;
const AT = /(?<=\S)[@\ufe6b\uff20]|[@\ufe6b\uff20](?=\S)/gu;
/** The shortest run of digits that a mail program takes for a phone number. */
const MANY_DIGITS = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){7}/u;

/**
 * User-typed text made safe for a mail: one line of bounded length, broken up so that no mail program turns any of it
 * into a link, an address or a phone number. It looks as typed, except for an "@" inside a word.
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
