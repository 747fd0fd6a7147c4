import subjects from "../core/matching/word-subjects.json";
import { defineBench, UsageError } from "./lib/bench";
import { writeVectors } from "./lib/vectors";
import { readPairs } from "./senses/read-pairs";
import { trainVectors } from "./senses/train-vectors";

const USAGE = `npm run bench:senses -- --json FILE
  --json FILE  writes the vectors there`;

const options = { json: { type: "string" } } as const;

/** Learns which words tell of the same work. It needs no resumes: everything it learns from is in the repository. */
export const main = defineBench(USAGE, options, async ({ values: { json } }) => {
  if (!json) throw new UsageError("--json FILE is missing.");
  const pairs = readPairs("bench/senses/pairs");
  const lines = pairs.reduce((sum, { met }) => sum + met.length, 0);
  const { size, stems, values } = trainVectors(pairs, openTable(subjects));
  const about = `Made by npm run bench:senses from word-subjects.json, ${pairs.length} requirements and ${lines} lines that show them in other words: for each stem, ${size} signed bytes; a requirement and the lines that show it have sums that point the same way.`;
  console.log(`${pairs.length} requirements, ${lines} lines, ${stems.length} stems.`);
  writeVectors(json, { about, size, stems, values });
});

const openTable = ({ size, stems, vectors }: typeof subjects) => ({
  size,
  stems: stems.split(" "),
  values: Float32Array.from(new Int8Array(Buffer.from(vectors, "base64")), (value) => value / 127),
});
