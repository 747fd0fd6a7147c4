import { NAMED_SHARE } from "./passages";
import type { SkillContext } from "./skill-context";

/** A claim that names so many wishes at once is a list of them, sentence or not; of a short job, most of it. */
const MANY_WISHES = 5;
/** So many claims near each other, each of which names a wish, are a list as well... */
const MANY_CLAIMS = 3;
/** ...where together they name as much of what the job asks for. */
const MOST_OF_JOB = 2 / 3;
/** Lines between that say something else do not part them, up to so many. */
const MOST_BETWEEN = 2;

/**
 * The claims outside of dated work that go through what the job asks for, in one line or line by line; and lists, where
 * they go through it line by line ("Java: expert"). One line of skills anybody may have.
 */
export function findCrowded({
  standings,
  passages,
  rubric,
}: Pick<SkillContext, "standings" | "passages" | "rubric">): Set<number> {
  const isTold = (line: number) => standings[line] === "claim" || standings[line] === "list";
  const wishes = new Map<number, Set<string>>();
  for (const [id, found] of passages)
    for (const { line, share } of found)
      if (share >= NAMED_SHARE && isTold(line)) wishes.set(line, (wishes.get(line) ?? new Set()).add(id));
  const asked = rubric.criteria.filter(
    ({ kind }) => kind === "skill" || kind === "experience" || kind === "other",
  );
  const mostOfJob = Math.max(MANY_CLAIMS, asked.length * MOST_OF_JOB);
  const isFull = ({ size }: Set<string>) => size >= Math.min(MANY_WISHES, mostOfJob);
  const crowded = new Set(
    [...wishes].flatMap(([line, named]) => (standings[line] === "claim" && isFull(named) ? [line] : [])),
  );
  let run: number[] = [];
  let copies = 0;
  let last = -1;
  const close = () => {
    const named = new Set(run.flatMap((line) => [...(wishes.get(line) ?? [])]));
    if (run.length >= MANY_CLAIMS && named.size + copies >= mostOfJob)
      for (const line of run) crowded.add(line);
    [run, copies] = [[], 0];
  };
  standings.forEach((standing, line) => {
    if (line - last > MOST_BETWEEN + 1) close();
    // A copied wish among claims of others is one more of them.
    if (standing === "copied") copies++;
    else if (wishes.has(line)) run.push(line);
    else return;
    last = line;
  });
  close();
  return crowded;
}
