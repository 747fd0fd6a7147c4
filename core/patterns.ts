/** A regular expression as data: literal pieces, and lists of alternatives. */
export type PatternParts = { flags: string; parts: (string | string[])[] };

/** `["\\b", ["cat", "dog"], "s?"]` becomes /\b(?:cat|dog)s?/. */
export function patternOf({ flags, parts }: PatternParts): RegExp {
  const source = parts.map((part) => (typeof part === "string" ? part : `(?:${part.join("|")})`));
  return new RegExp(source.join(""), flags);
}
