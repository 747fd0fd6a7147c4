import { compareContact, contactFields } from "./contact";
import { type Contrast, labelLevels } from "./labels";
import { readLines } from "./lines";
import type { Judged } from "./score-pairs";

export type JudgedContrast = { case: Contrast; resume: Judged };
export type FailedContrast = { id: string; kind: string; faults: string[] };

/** How many points variants that say the same may differ by. */
const SAME_MATCH = 3;

/** A case passes if all its lines have an accepted level and its contact, flag and match are correct. */
export function scoreContrasts(rows: JudgedContrast[]) {
  const byId = new Map(rows.map((row) => [row.case.id, row.resume]));
  const kinds: Record<string, { passed: number; of: number }> = {};
  const failed: FailedContrast[] = [];
  for (const { case: contrast, resume } of rows) {
    const faults = [
      ...levelFaults(contrast, resume),
      ...contactFaults(contrast, resume),
      ...flagFaults(contrast, resume),
      ...twinFaults(resume, byId.get(contrast.same_as ?? "")),
    ];
    const { passed, of } = kinds[contrast.kind] ?? { passed: 0, of: 0 };
    kinds[contrast.kind] = { passed: passed + (faults.length === 0 ? 1 : 0), of: of + 1 };
    if (faults.length > 0) failed.push({ id: contrast.id, kind: contrast.kind, faults });
  }
  const passed = (rows.length - failed.length) / rows.length;
  return { figures: { cases: rows.length, passed, kinds }, failed };
}

function levelFaults({ job, expect }: Contrast, { scorecard }: Judged): string[] {
  const lines = scorecard && readLines(job, scorecard);
  return (expect ?? []).flatMap(({ r, level }) => {
    const got = labelLevels[Math.round(lines?.get(r)?.level ?? 0)] as string;
    return level.includes(got) ? [] : [`${r} ${got} not ${level.join("/")}`];
  });
}

function contactFaults({ contact }: Contrast, { contactInfo }: Judged): string[] {
  return contactFields.flatMap((field) => {
    if (contact?.[field] === undefined) return [];
    const outcome = compareContact(field, { gold: contact, got: contactInfo });
    if (!outcome || outcome === "right") return [];
    return [`${field} ${outcome === "missed" ? "missed" : "wrong"}`];
  });
}

function flagFaults({ expect_flag, expect_no_flag }: Contrast, { scorecard, tier }: Judged): string[] {
  const isTold = (scorecard?.flags ?? []).some((flag) => /languag/i.test(flag));
  return [
    ...(expect_flag === "language" && !isTold && tier ? ["rated without a word about the language"] : []),
    ...(expect_no_flag === "language" && isTold ? ["a false word about the language"] : []),
  ];
}

function twinFaults({ matchPercent }: Judged, twin: Judged | undefined): string[] {
  if (!twin || Math.abs((twin.matchPercent ?? 0) - (matchPercent ?? 0)) <= SAME_MATCH) return [];
  return [`score ${matchPercent} beside ${twin.matchPercent}`];
}
