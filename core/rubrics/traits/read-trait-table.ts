import reasons from "./reasons.json";

export type TraitRule = {
  /** One sentence: why nobody may be judged by it. */
  reason: string;
  pattern: RegExp;
  /**
   * What to ask instead: the whole criterion, or null if nothing may be asked. If absent, the criterion without the
   * words that matched.
   */
  instead?: (text: string) => string | null;
};

/** The rules of one language, as data. */
export type TraitTable = {
  /**
   * "latin": patterns set their own word boundaries with \b. "any": every pattern is matched between characters that
   * are not letters or digits.
   */
  letters: string;
  /** Lists that patterns refer to as %NAME%; LANGUAGES names the languages that speakers may be asked for. */
  words: { LANGUAGES: string } & Record<string, string>;
  rules: {
    /** A key of reasons.json. */
    reason: string;
    patterns: string[];
    /** Null if nothing may be asked instead. */
    ask?: string | null;
    /** Takes precedence over `ask` if the text contains the word. */
    askWhere?: Record<string, string>;
    /** Filled with the language that the text names: {Language}, {language}, or {found} as written. */
    askFluent?: { named: string; unnamed: string };
  }[];
};

export function readTraitTable({ letters, words, rules }: TraitTable): TraitRule[] {
  const isLatin = letters === "latin";
  const languages = isLatin
    ? new RegExp(`\\b(?:${words.LANGUAGES})\\b`, "i")
    : new RegExp(words.LANGUAGES, "iu");
  const fill = (pattern: string) => pattern.replace(/%([A-Z_]+)%/g, (_, name: string) => words[name] ?? "");
  return rules.map((rule) => ({
    reason: reasons[rule.reason as keyof typeof reasons],
    pattern: (isLatin ? anyInLatin : anyWhole)(rule.patterns.map(fill)),
    instead: insteadOf(rule, languages),
  }));
}

const anyInLatin = (patterns: string[]) =>
  new RegExp(patterns.map((pattern) => `(?:${pattern})`).join("|"), "i");

const anyWhole = (patterns: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join("|")})(?![\\p{L}\\d])`, "iu");

function insteadOf(
  { ask, askWhere = {}, askFluent }: TraitTable["rules"][number],
  languages: RegExp,
): TraitRule["instead"] {
  if (askFluent) {
    return (text) => {
      const [found] = languages.exec(text) ?? [];
      if (!found) return askFluent.unnamed;
      return askFluent.named
        .replace("{Language}", found.charAt(0).toUpperCase() + found.slice(1).toLowerCase())
        .replace("{language}", found.toLowerCase())
        .replace("{found}", found);
    };
  }
  if (ask === undefined) return undefined;
  return (text) => Object.entries(askWhere).find(([word]) => text.toLowerCase().includes(word))?.[1] ?? ask;
}
