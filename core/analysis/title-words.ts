import { isCyrillic, stem } from "./language/stem";
import { foldWord } from "./language/tokens";
import heads from "./title-heads.json";
import table from "./title-words.json";

/** Title words with the same meaning, most of them Russian: resumes and jobs in one market mix languages. */
const sameAs = new Map<string, string>();
for (const family of table.same) {
  const [name = "", ...others] = family.split(" ");
  for (const other of others) sameAs.set(keyOf(other), name);
}

/** Russian words are compared by stem. */
function keyOf(word: string): string {
  const key = foldWord(word);
  return isCyrillic(key) ? stem(key) : key;
}

const initials = new Map(Object.entries(table.initials));

/** The words that an abbreviation in a title stands for: human resource for HR. */
export const spellOut = (word: string): string[] => initials.get(word)?.split(" ") ?? [word];

/** "Salesmen" and "salesperson" become salesman, and "разработчика" developer. */
export function foldTitleWord(word: string): string {
  const key = keyOf(word);
  const name = sameAs.get(key) ?? key;
  return name.endsWith("n") ? name.replace(/(?<=\p{L}{2})(?:wom[ae]n|men|person)$/u, "man") : name;
}

/** Words that name a job, with the groups of title-heads.json that recruiters treat as interchangeable. */
export const headGroups = new Map<string, Set<number>>();
heads.forEach((line, group) => {
  for (const word of line.split(" ").map(foldTitleWord))
    headGroups.set(word, (headGroups.get(word) ?? new Set()).add(group));
});

const ranks = new Set(table.ranks.split(" ").map(foldTitleWord));

/** Whether the word gives the rank of a job rather than its kind. */
export const isRank = (word: string) => ranks.has(word);
