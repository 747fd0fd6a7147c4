import type { Criterion, JobText, Source } from "#core/analysis/rubric";
import * as words from "./words";

const list = new Intl.ListFormat("en");

/** Names the job fields that a criterion was made from; undefined if it was added manually. */
export function describeSource({ source = [] }: Criterion): string | undefined {
  const fields = [...new Set(source.map(({ field }) => words.FIELD_WORDS[field]))];
  return fields.length > 0 ? words.fromFields(list.format(fields)) : undefined;
}

/** Like `describeSource`, but quotes the lines if the texts are available and differ from the criterion. */
export function quoteSource(criterion: Criterion, job: JobText): string | undefined {
  const source = describeSource(criterion);
  const lines = (criterion.source ?? []).flatMap((source) => lineOf(job, source) ?? []);
  const longer = [...new Set(lines)].filter((line) => line !== criterion.text);
  return source && longer.length > 0 ? `${source}: ${longer.map((line) => `“${line}”`).join(" ")}` : source;
}

/** Lines are counted from 0, skipping blank ones. */
function lineOf(job: JobText, { field, line }: Source): string | undefined {
  const text = job[field];
  const lines = typeof text === "string" ? text.split(/\r?\n|\f/).filter((one) => one.trim()) : text;
  return lines[line]?.replace(/^[\s\-–—•*·]+/, "").trim();
}
