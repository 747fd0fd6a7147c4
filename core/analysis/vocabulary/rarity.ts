import { isCyrillic, stem } from "../language/stem";
import { isAskingWord, isCommonWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { CERTIFICATE_GROUPS, SKILL_GROUPS } from "./tables";

/** In how many vocabulary groups each stem occurs. */
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
 * How specific a word is to an occupation: the inverse frequency of its stem over the vocabulary groups, 1 if all of
 * them use it. A word that no group uses is the most specific. Cyrillic is an exception: its tables have only skill
 * names, so an unknown word is usually an everyday one and gets a low value.
 */
export function rarityOf(word: string): number {
  counted ??= countGroups();
  const used = counted.usedIn.get(word);
  if (used === undefined && isCyrillic(word)) return isCommonWord(word) ? 1 : CYRILLIC;
  return 1 + Math.log((1 + counted.groups) / (1 + (used ?? 0)));
}
