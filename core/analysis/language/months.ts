import months from "./months.json";

/** Maps a lower-case month name, in every language whose dates we read, to 1-12. */
export const monthByName = new Map(
  months.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);

/** Alternatives for a regular expression, longest first. */
export const monthNames = [...monthByName.keys()].sort((a, b) => b.length - a.length).join("|");

const DATE_WORDS = new RegExp(
  `(?<!\\p{L})(?:${monthNames}|present|current|ongoing|now|to|date|today|since|from|till|until)(?!\\p{L})|\\d+`,
  "giu",
);

/** The text without its dates: "Cook, May 2019 to present" becomes "Cook,". */
export const withoutDates = (text: string) => text.replace(DATE_WORDS, " ");
