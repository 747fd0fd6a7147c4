/** A pattern as data: pieces of it as they stand, and lists of which any one may follow. */
export type PatternParts = { flags: string; parts: (string | string[])[] };

/** `["\\b", ["cat", "dog"], "s?"]` is /\b(?:cat|dog)s?/. */
export function patternOf({ flags, parts }: PatternParts): RegExp {
  const source = parts.map((part) => (typeof part === "string" ? part : `(?:${part.join("|")})`));
  return new RegExp(source.join(""), flags);
}
