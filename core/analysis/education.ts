import names from "./degree-names.json";
import { type EducationLevel, educationLevels } from "./rubric";
import { matchSpans, type Span } from "./spans";

type Names = { anyCase: string[]; asWritten?: string[] };

const byLevel = new Map<string, Names>(Object.entries(names.levels));

/** Not inside of another abbreviation, as the "B.A." of "M.B.A." would be. */
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

/** Every degree named in the text, highest level first where one place names two. */
export function findDegrees(text: string): Degree[] {
  return patterns.flatMap(({ level, pattern }) =>
    matchSpans(text, pattern).map((span) => ({ level, ...span })),
  );
}
