import type { Evaluation } from "./evaluation";
import { FigureTable } from "./figure-table";

/** Readable names for the kinds of cases; kinds that are not listed show their own name. */
const NAMES: Record<string, string> = {
  other_person: "Somebody else's attribute",
  pseudo_dates: "Numbers that look like dates",
  licence: "Licenses and certificates",
  team_size: "Size of a team",
  logic: "And, or, either",
  copied: "Advert pasted in",
  stuffing: "Keyword lists",
  summary_claim: "Claims in a summary",
  job_skills_line: "A list of skills under a job",
  foreign: "Other languages",
  title_vs_duty: "Titles without duties",
  tool_version: "Versions of tools",
  helping: "Helping somebody who does it",
  direction: "Who does what to whom",
  employer_business: "What an employer does",
  first_person: "Written in the first person",
  injection: "Instructions to the reader",
};

const nameOf = (kind: string) => NAMES[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** Both halves combined, the kinds with the highest failure rate first. */
export function ContrastTable({ contrasts: { look, tune } }: Pick<Evaluation, "contrasts">) {
  const kinds = [...new Set([...Object.keys(look.kinds), ...Object.keys(tune.kinds)])].map((kind) => {
    const halves = [look.kinds[kind], tune.kinds[kind]].flatMap((half) => half ?? []);
    const passed = halves.reduce((sum, half) => sum + half.passed, 0);
    const of = halves.reduce((sum, half) => sum + half.of, 0);
    return { kind, passed, of };
  });
  kinds.sort((a, b) => a.passed / a.of - b.passed / b.of || b.of - a.of);
  return (
    <FigureTable
      label="Contrast cases by kind"
      columns={["Kind of case", "Right"]}
      rows={kinds.map(({ kind, passed, of }) => ({ name: nameOf(kind), values: [`${passed} of ${of}`] }))}
    />
  );
}
