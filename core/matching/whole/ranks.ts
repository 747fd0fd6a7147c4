import { tokenize } from "../../analysis/language/tokens";
import { foldTitleWord } from "../../analysis/title-words";

/** Words that say how high a job stands, each step in a line. The unnamed level stands between the second and third. */
const LADDER = `
intern trainee apprentice стажер
junior jr assistant aide младший
senior sr lead principal staff supervisor foreman старший ведущий
manager head chief superintendent начальник
director vp president ceo cto cfo coo owner founder partner executive`
  .trim()
  .split("\n")
  .map((line) => new Set(line.split(" ").map(foldTitleWord)));
/** The unnamed level is the third of six. */
const steps = [0, 1, 3, 4, 5];
const PLAIN = 2;

function rankOf(title: string): number {
  const words = tokenize(title).map(({ key }) => foldTitleWord(key));
  const ranks = words.flatMap((word) =>
    LADDER.flatMap((line, at) => (line.has(word) ? [steps[at] ?? PLAIN] : [])),
  );
  return ranks.length > 0 ? Math.max(...ranks) : PLAIN;
}

/** Whether a title says that the job stands above the plain one. */
export const isRanked = (title: string): boolean => rankOf(title) > PLAIN;

/** How near the level of a title held comes to the one asked for, 0 to 1; higher is not worse. */
export function compareRanks(wanted: string, held: string): number {
  const below = rankOf(wanted) - rankOf(held);
  return below <= 0 ? 1 : Math.max(0, 1 - below / 2);
}
