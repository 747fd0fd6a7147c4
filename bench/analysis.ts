import { writeFileSync } from "node:fs";
import { reportAttacks } from "./analysis/attacks/report";
import { casesOf, ownCases, reportCounterfactuals } from "./analysis/counterfactual/report";
import { readFitSets, readOwnSet } from "./analysis/fit/dataset";
import { reportFit } from "./analysis/fit/report";
import { engine } from "./analysis/lib/product";
import { SEED } from "./analysis/metrics/evaluate";
import { type Options, type PartName, readOptions, USAGE } from "./analysis/options";
import { readAnnotatedSets } from "./analysis/parse/annotated";
import { contactsOf, ownContacts, reportContacts } from "./analysis/parse/contacts";
import { reportSkills } from "./analysis/parse/skills";
import { reportSpeed } from "./analysis/speed";
import { withOptions } from "./lib/options";
import { printTable, type Section } from "./lib/table";

/** Runs the product's own analysis on labeled data and prints the results. */
export function main(args: string[]): Promise<void> {
  return withOptions(USAGE, () => readOptions(args), analyze);
}

async function analyze(options: Options): Promise<void> {
  console.log(`Analyzer ${engine}, seed ${SEED}: all figures but the CPU times are the same in every run.`);
  const figures: Record<string, unknown> = { engine };
  for await (const { name, section } of measure(options)) {
    for (const table of section.tables) printTable(table);
    figures[name] = section.figures;
  }
  if (options.json) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
}

async function* measure({ data, parts, hold }: Options): AsyncGenerator<{ name: string; section: Section }> {
  const wants = (part: PartName) => parts.includes(part);
  const sets = data ? readFitSets(data) : [readOwnSet()];
  const annotated = data ? readAnnotatedSets(data) : [];
  if (wants("fit"))
    for (const set of sets) yield { name: `fit ${set.name}`, section: await reportFit(set, hold) };
  if (wants("contact")) {
    yield { name: "contact own", section: reportContacts("own", ownContacts()) };
    for (const set of annotated) {
      const contacts = contactsOf(set);
      if (contacts.length > 0)
        yield { name: `contact ${set.name}`, section: reportContacts(set.name, contacts) };
    }
  }
  if (wants("skills") && annotated.length > 0) yield { name: "skills", section: reportSkills(annotated) };
  if (wants("attacks")) {
    const own = readOwnSet();
    yield { name: "attacks own", section: await reportAttacks(own, true) };
    for (const set of sets.filter(({ name }) => name !== own.name))
      yield { name: `attacks ${set.name}`, section: await reportAttacks(set, false) };
  }
  if (wants("counterfactual")) {
    yield { name: "counterfactual own", section: await reportCounterfactuals("own", ownCases()) };
    for (const set of sets.filter(({ name }) => name !== "own"))
      yield {
        name: `counterfactual ${set.name}`,
        section: await reportCounterfactuals(set.name, casesOf(set)),
      };
  }
  if (wants("speed")) yield { name: "speed", section: await reportSpeed(sets.flatMap(({ pairs }) => pairs)) };
}
