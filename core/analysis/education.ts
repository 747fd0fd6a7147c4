import names from "./degree-names.json";
import { type EducationLevel, educationLevels } from "./rubric";
import { matchSpans, type Span } from "./spans";

type Names = { anyCase: string[]; asWritten?: string[] };

const byLevel = new Map<string, Names>(Object.entries(names.levels));

/** Not inside another abbreviation, as "B.A." is in "M.B.A.". */
const APART = "(?<!\\p{L}\\.)\\b";

/** The two patterns of each level, highest level first. */
const patterns = [...educationLevels].reverse().flatMap((level) => {
  const { anyCase = [], asWritten = [] } = byLevel.get(level) ?? {};
  return [
    { level, pattern: new RegExp(anyCase.join("|"), "gi") },
    ...(asWritten.length > 0
      ? [{ level, pattern: new RegExp(`${APART}(?:${asWritten.join("|")})`, "gmu") }]
      : []),
  ];
});

export type Degree = Span & { level: EducationLevel };

/** Every degree named in the text; if one place names two, the higher one comes first. */
export function findDegrees(text: string): Degree[] {
  return patterns.flatMap(({ level, pattern }) =>
    matchSpans(text, pattern).map((span) => ({ level, ...span })),
  );
}
