import { isCyrillic, stem } from "../language/stem";
import { isAskingWord, isCommonWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { CERTIFICATE_GROUPS, SKILL_GROUPS } from "./tables";

/** In how many groups of trades each stem is used. */
function countGroups(): { groups: number; usedIn: Map<string, number> } {
  const usedIn = new Map<string, number>();
  const groups = [...SKILL_GROUPS, ...CERTIFICATE_GROUPS];
  for (const { group, broader, terms } of groups) {
    const stems = tokenize([group, ...broader, ...terms].join("\n")).flatMap(({ key }) =>
      isAskingWord(key) ? [] : [stem(key)],
    );
    for (const word of new Set(stems)) usedIn.set(word, (usedIn.get(word) ?? 0) + 1);
  }
  return { groups: groups.length, usedIn };
}

const CYRILLIC = 2;

let counted: ReturnType<typeof countGroups> | undefined;

/**
 * How much a word tells of a trade: the inverse frequency of its stem over the groups of the vocabulary, 1 for one
 * that all of them use. A word that none uses is most telling, but in Cyrillic, of which the tables have only the
 * names of skills, it is most often an everyday word, or one of the many that tell a little.
 */
export function rarityOf(word: string): number {
  counted ??= countGroups();
  const used = counted.usedIn.get(word);
  if (used === undefined && isCyrillic(word)) return isCommonWord(word) ? 1 : CYRILLIC;
  return 1 + Math.log((1 + counted.groups) / (1 + (used ?? 0)));
}
