import { stem } from "./language/stem";
import { isAskingWord, isCommonWord } from "./language/stop-words";
import type { Token } from "./language/tokens";

/** These apply to any skill, so they distinguish none. */
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
  // "Managed", "designing", "quickly" say how, not what kind.
  !/^\d|(?:ing|ed|ly)$/.test(key);

/** The words right before a name that say what kind is meant: "healthcare" in "healthcare construction". */
export function qualifiersBefore(tokens: Token[], start: number): Token[] {
  const at = tokens.findIndex((token) => token.start === start);
  let from = at;
  while (from > 0 && at - from < MOST && tokens[from]?.joined && qualifies(tokens[from - 1] as Token)) from--;
  return at < 0 ? [] : tokens.slice(from, at);
}
