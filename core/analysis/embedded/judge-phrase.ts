import { stem } from "../language/stem";
import { isAskingWord, isCommonWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import type { VerdictLevel } from "../scorecard";
import type { Standing } from "./credibility";
import { better, type Finding, NOT_FOUND } from "./finding";
import type { ReadResume } from "./read-resume";

type Wanted = { weights: Map<string, number>; total: number };
type Place = { share: number; matched: number; start: number; end: number };

/**
 * Judges words that the vocabulary does not know, by how many of them stand close together in the resume.
 * Order does not matter and endings are cut, so "enhanced the intake process" shows "process enhancement".
 */
export function judgePhrase(resume: ReadResume, standings: Standing[], text: string): Finding {
  const wanted = readWanted(text);
  if (wanted.weights.size === 0) return NOT_FOUND;
  const best = findPlaces(resume, standings, wanted);
  return [
    grade(best.get("work") ?? best.get("work-list"), wanted, 0),
    grade(best.get("claim"), wanted, 1),
    grade(best.get("list"), wanted, 2),
  ].reduce(better, NOT_FOUND);
}

function readWanted(text: string): Wanted {
  const weights = new Map<string, number>();
  for (const { key } of tokenize(text)) {
    if (isAskingWord(key) || /^\d+$/.test(key)) continue;
    weights.set(stem(key), isCommonWord(key) ? 0.4 : 1);
  }
  return { weights, total: [...weights.values()].reduce((sum, weight) => sum + weight, 0) };
}

/** For each standing, the window of words that holds most of what is wanted. */
function findPlaces(resume: ReadResume, standings: Standing[], wanted: Wanted): Map<Standing, Place> {
  const width = Math.max(9, wanted.weights.size * 3);
  const hits: number[] = [];
  resume.stems.forEach((word, index) => {
    if (wanted.weights.has(word)) hits.push(index);
  });
  const best = new Map<Standing, Place>();
  for (let from = 0; from < hits.length; from++) {
    const first = hits[from] ?? 0;
    const line = resume.tokenLines[first] ?? 0;
    const standing = standings[line];
    if (!standing || standing === "copied") continue;
    const seen = new Set<string>();
    let last = first;
    for (let to = from; to < hits.length; to++) {
      const index = hits[to] ?? 0;
      const itsLine = resume.tokenLines[index] ?? 0;
      if (index - first >= width || itsLine > line + 1 || standings[itsLine] !== standing) break;
      if (!seen.has(resume.stems[index] ?? "")) last = index;
      seen.add(resume.stems[index] ?? "");
    }
    let share = 0;
    for (const word of seen) share += (wanted.weights.get(word) ?? 0) / wanted.total;
    if (share > (best.get(standing)?.share ?? 0)) {
      const start = resume.tokens[first]?.start ?? 0;
      const end = resume.tokens[last]?.end ?? start;
      best.set(standing, { share, matched: seen.size, start, end });
    }
  }
  return best;
}

const LADDER: VerdictLevel[] = ["strong", "partial", "weak", "none"];

function grade(place: Place | undefined, wanted: Wanted, steps: number): Finding {
  if (!place) return NOT_FOUND;
  const words = wanted.weights.size;
  let step: number;
  if (words === 1) step = wanted.total < 1 ? 2 : 1;
  else if (words <= 3) step = place.share > 0.99 ? 0 : place.share >= 0.6 ? 2 : 3;
  else
    step =
      place.share >= 0.8 ? 0 : place.share >= 0.6 ? 1 : place.share >= 0.45 && place.matched >= 3 ? 2 : 3;
  // A single word found nowhere but in a list is still mentioned.
  const level = LADDER[words === 1 && step < 3 ? Math.min(2, step + steps) : step + steps] ?? "none";
  if (level === "none") return NOT_FOUND;
  return { level, start: place.start, end: place.end, note: NOTES[level] };
}

const NOTES: Record<VerdictLevel, string> = {
  strong: "Dated work describes this.",
  partial: "Described in part.",
  weak: "Touched on, without detail.",
  none: "",
};
