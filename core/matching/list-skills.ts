import type { Criterion } from "../analysis/rubric";
import type { Verdict } from "../analysis/scorecard";
import { findTerm } from "../analysis/vocabulary/vocabulary";
import topicWords from "./topic-words.json";
import type { ReadResume, Word } from "./types";
import type { LineKind } from "./whole/credibility";

const MAX_SKILLS = 24;
const RANK = { strong: 0, partial: 1, weak: 2, none: 3 };

/** Words that by themselves name a topic rather than a skill: whoever ate at restaurants has not managed one. */
const TOPICS = new Set(topicWords);

/** The resume's skills: first those the job asks for, best shown first, then the others by frequency. */
export function listSkills(
  { lines }: ReadResume,
  lineKinds: LineKind[],
  { criteria, verdicts }: { criteria: Criterion[]; verdicts: Verdict[] },
): string[] {
  const counts = new Map<string, number>();
  const topics = new Map<string, number>();
  lines.forEach(({ words }, line) => {
    if (lineKinds[line] === "copied") return;
    const worth = lineKinds[line] === "work" ? 2 : 1;
    // Each word of a multiword name carries the name, so it is counted only once.
    let before: readonly string[] = [];
    words.forEach(({ meanings, joined }, at) => {
      const names = meanings.filter((meaning) => meaning.startsWith("#"));
      for (const name of names) {
        if (joined && before.includes(name)) continue;
        const found = isTopic(words, at, name) ? topics : counts;
        found.set(name.slice(1), (found.get(name.slice(1)) ?? 0) + worth);
      }
      before = names;
    });
  });
  const asked = criteria
    .map((criterion, index) => ({ criterion, level: verdicts[index]?.level ?? "none" }))
    .filter(({ level }) => level !== "none")
    .sort((a, b) => RANK[a.level] - RANK[b.level] || b.criterion.weight - a.criterion.weight)
    .flatMap(({ criterion }) => criterion.skills.filter((skill) => counts.has(skill) || topics.has(skill)));
  const others = [...counts]
    .filter(([name]) => findTerm(name)?.kind !== "soft")
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([name]) => name);
  return [...new Set([...asked, ...others])].slice(0, MAX_SKILLS);
}

const isTopic = (words: readonly Word[], at: number, name: string) =>
  TOPICS.has(words[at]?.key ?? "") &&
  !words[at - 1]?.meanings.includes(name) &&
  !words[at + 1]?.meanings.includes(name);
