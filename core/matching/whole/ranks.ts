import { tokenize } from "../../analysis/language/tokens";
import { foldTitleWord } from "../../analysis/title-words";

/** Rank words, one step per line. A title without any is between the second and the third line. */
const LADDER = `
intern trainee apprentice стажер
junior jr assistant aide младший
senior sr lead principal staff supervisor foreman старший ведущий
manager head chief superintendent начальник
director vp president ceo cto cfo coo owner founder partner`
  .trim()
  .split("\n")
  .map((line) => new Set(line.split(" ").map(foldTitleWord)));
/** The step of each line; a title without a rank word is at `PLAIN`. */
const steps = [0, 1, 3, 4, 5];
const PLAIN = 2;

/** "Chief Financial Officer", "Chief Executive". "Executive" alone says no rank: account executives, executive assistants. */
const CHIEF_OFFICER = /\bchief\b.{1,30}\b(?:officer|executive)\b/gi;

/** Whom somebody works for: "Executive Assistant to the COO" is no COO. */
const BOSS = /(?<!\bpromoted)\s(?:(?:reporting )?to|supporting|under|for the)\s/iu;

/** The highest of several titles: "Accountant / Executive Assistant". */
const rankOf = (titles: string): number => Math.max(...titles.split(" / ").map(rankOfOne));

function rankOfOne(title: string): number {
  const [own = title] = title.split(BOSS);
  const words = tokenize(own.replace(CHIEF_OFFICER, "ceo")).map(({ key }) => foldTitleWord(key));
  const ranks = words.flatMap((word) =>
    LADDER.flatMap((line, at) => (line.has(word) ? [steps[at] ?? PLAIN] : [])),
  );
  return ranks.length > 0 ? Math.max(...ranks) : PLAIN;
}

/** True if the title ranks above one without a rank word. */
export const isRanked = (title: string): boolean => rankOf(title) > PLAIN;

/** How close the rank of a title held is to the one asked for, 0 to 1. A higher rank counts 1. */
export function compareRanks(wanted: string, held: string): number {
  const below = rankOf(wanted) - rankOf(held);
  return below <= 0 ? 1 : Math.max(0, 1 - below / 2);
}
