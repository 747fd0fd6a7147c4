import { MEASURED_PAIRS } from "../languages/languages";
import type { Analyzer } from "./analyzer";
import type { Criterion } from "./rubric";
import { type Passage, type Verdict, verdictLevels } from "./scorecard";

const NOTE = "Made up: test mode.";
const MADE_UP = "Test mode: these verdicts are made up, and no one analyzed this resume.";
const LONGEST_QUOTE = 120;

/**
 * Judges for test keys without reading: criteria take the four levels in turn, and the length of the text decides where
 * the turns begin. The same file always gets the same verdicts.
 */
export const testAnalyzer: Analyzer = {
  engine: "test",
  version: "1.0.0",
  isDeterministic: true,
  reads: MEASURED_PAIRS,
  async analyze({ rubric, criteria, text }) {
    const evidence = firstLine(text);
    const placeOf = ({ id }: Criterion) => rubric.criteria.findIndex((criterion) => criterion.id === id);
    return {
      verdicts: criteria.map((criterion) => makeUp(criterion.id, placeOf(criterion) + text.length, evidence)),
      extractedSkills: [...new Set(criteria.flatMap(({ skills }) => skills))],
      relevance: 0,
      flags: [MADE_UP],
    };
  },
};

function makeUp(criterionId: string, turn: number, evidence: Passage | null): Verdict {
  const level = verdictLevels[turn % verdictLevels.length] ?? "none";
  return level === "none" || !evidence
    ? { criterionId, level: "none", evidence: null, note: NOTE }
    : { criterionId, level, evidence, note: NOTE };
}

/** Every level above "none" has to quote something. */
function firstLine(text: string): Passage | null {
  const start = text.search(/\S/);
  if (start < 0) return null;
  const [line = ""] = text.slice(start, start + LONGEST_QUOTE).split("\n");
  const quote = line.trimEnd();
  return { quote, start, end: start + quote.length };
}
