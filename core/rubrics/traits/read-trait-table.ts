import reasons from "./reasons.json";

export type TraitRule = {
  /** Why it cannot be judged by, in one sentence. */
  reason: string;
  pattern: RegExp;
  /**
   * What to ask instead: the whole criterion, or null where nothing may be asked. Absent: the criterion
   * without the words found.
   */
  instead?: (text: string) => string | null;
};

/** How the rules of a language are written down. */
export type TraitTable = {
  /** "latin": each pattern sees to its own ends with \b. "any": each stands between what is no letter or digit. */
  letters: string;
  /** Lists that patterns name as %NAME%; LANGUAGES are those whose speakers are asked for. */
  words: { LANGUAGES: string } & Record<string, string>;
  rules: {
    /** Of reasons.json. */
    reason: string;
    patterns: string[];
    /** Null: nothing may be asked instead. */
    ask?: string | null;
    /** Goes before `ask` where the text has the word. */
    askWhere?: Record<string, string>;
    /** With the language the text names as {Language}, {language} or, as it is written there, {found}. */
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
