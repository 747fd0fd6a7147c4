import { defineBench } from "./lib/bench";
import { addTo, lengthOf, writeVectors } from "./lib/vectors";
import { factor, relate } from "./subjects/factor";
import { readLines } from "./subjects/read-lines";

const MIN_COUNT = 8;
const SIZE = 64;

const USAGE = `npm run bench:subjects -- --resumes DIR,DIR [--texts FILE,FILE] [--json FILE]
  --resumes DIR,DIR  resumes to learn from
  --texts FILE,FILE  the same as JSON lines with a resume_text or text
  --json FILE        writes the vectors there`;

const options = {
  resumes: { type: "string", default: "" },
  texts: { type: "string", default: "" },
  json: { type: "string" },
} as const;

/**
 * Learns from unlabeled resumes which words occur together and writes a short vector for each stem.
 * core/matching/subjects.ts compares subjects by these vectors.
 */
export const main = defineBench(USAGE, options, async ({ values }) => {
  const listOf = (joined: string) => joined.split(",").filter(Boolean);
  const { lines, counts, names } = await readLines(listOf(values.resumes), listOf(values.texts));
  const stems = [...counts]
    .filter(([stem, count]) => count >= MIN_COUNT && !names.has(stem))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([stem]) => stem);
  const vectors = center(
    factor(relate(lines, stems), SIZE),
    stems.map((stem) => counts.get(stem) ?? 0),
  );
  console.log(`${lines.length} lines, ${stems.length} stems, ${names.size} names left out.`);
  const about = `Made by npm run bench:subjects from ${lines.length} lines of unlabeled English resumes of many trades: for each stem that stands in them at least ${MIN_COUNT} times, ${SIZE} signed bytes; stems that stand near the same words have vectors that point the same way. Names of people, places and companies are left out.`;
  if (values.json)
    writeVectors(values.json, { about, size: SIZE, stems, values: Float32Array.from(vectors.flat()) });
});

/** Removes the component that all words share and normalizes to length 1. */
function center(vectors: number[][], counts: number[]): number[][] {
  const unit = vectors.map(normalize);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = new Array<number>(SIZE).fill(0);
  for (const [row, vector] of unit.entries()) addTo(mean, vector, (counts[row] ?? 0) / total);
  for (const vector of unit) addTo(vector, mean, -1);
  return unit.map(normalize);
}

function normalize(vector: number[]): number[] {
  const length = lengthOf(vector) || 1;
  return vector.map((value) => value / length);
}
