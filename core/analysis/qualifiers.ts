import { stem } from "./language/stem";
import { isAskingWord, isCommonWord } from "./language/stop-words";
import { type Token, tokenize } from "./language/tokens";
import { findTerms } from "./vocabulary/vocabulary";

/** Said of any skill, they tell none apart. */
const GENERAL = new Set(
  `modern complex clean clear large small big efficient robust scalable general overall current latest core sound thorough
   real live full complete whole main major critical common simple good-quality additional extensive broad
   современный сложный новый большой общий полный`
    .split(/\s+/)
    .map(stem),
);
const MOST = 3;

const qualifies = ({ key }: Token) =>
  !isAskingWord(key) &&
  !isCommonWord(key) &&
  !GENERAL.has(stem(key)) &&
  // "Managed", "designing", "quickly" say how, not of what kind.
  !/^\d|(?:ing|ed|ly)$/.test(key);

/** The words right before a name that say which kind of it is meant: "healthcare" of "healthcare construction". */
export function qualifiersBefore(tokens: Token[], start: number): Token[] {
  const at = tokens.findIndex((token) => token.start === start);
  let from = at;
  while (from > 0 && at - from < MOST && tokens[from]?.joined && qualifies(tokens[from - 1] as Token)) from--;
  return at < 0 ? [] : tokens.slice(from, at);
}

/** Stems of what a wish says of its skill besides the name. Where it names several, any of them will do. */
export function findQualifiers(text: string, skills: string[]): string[] {
  if (skills.length !== 1 || !text) return [];
  const known = found.get(skills);
  if (known?.text === text) return known.qualifiers;
  const qualifiers = readQualifiers(text, skills);
  found.set(skills, { text, qualifiers });
  return qualifiers;
}

/** The same for all resumes that are judged by a rubric. */
const found = new WeakMap<string[], { text: string; qualifiers: string[] }>();

function readQualifiers(text: string, skills: string[]): string[] {
  const tokens = tokenize(text);
  const named = findTerms(text, tokens).find(({ term }) => term.name === skills[0]);
  return named ? qualifiersBefore(tokens, named.start).map(({ key }) => stem(key)) : [];
}
