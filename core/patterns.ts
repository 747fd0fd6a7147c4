/** A regular expression as data: literal pieces, and lists of alternatives. */
export type PatternParts = { flags: string; parts: (string | string[])[] };

/** How often a global pattern occurs. */
export const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** `["\\b", ["cat", "dog"], "s?"]` becomes /\b(?:cat|dog)s?/. */
export function patternOf({ flags, parts }: PatternParts): RegExp {
  const source = parts.map((part) => (typeof part === "string" ? part : `(?:${part.join("|")})`));
  return new RegExp(source.join(""), flags);
}
