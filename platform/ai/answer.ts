import * as z from "zod";
import { verdictLevels } from "#core/analysis/scorecard";

export const MAX_LINES = 3;
/** Higher than a verdict's limit, because a resume may address the grader on many lines. */
const MAX_INSTRUCTIONS = 20;
export const MAX_QUOTE = 160;
export const MAX_NOTE = 120;
export const MAX_QUESTION = 160;
export const MAX_SKILLS = 24;

/** The JSON schema of the answer we ask for. It has no field for a score. */
export function answerJsonSchema(ids: string[]) {
  const text = (maxLength: number) => ({ type: "string", maxLength });
  const lineNumbers = (maxItems: number) => ({ type: "array", items: { type: "integer" }, maxItems });
  return closed({
    verdicts: {
      type: "array",
      minItems: ids.length,
      maxItems: ids.length,
      items: closed({
        id: { type: "string", enum: ids },
        verdict: { type: "string", enum: verdictLevels },
        lines: lineNumbers(MAX_LINES),
        quote: text(MAX_QUOTE),
        note: text(MAX_NOTE),
        question: text(MAX_QUESTION),
      }),
    },
    skills: { type: "array", items: text(60), maxItems: MAX_SKILLS },
    instructions: lineNumbers(MAX_INSTRUCTIONS),
  });
}

function closed(properties: Record<string, unknown>) {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

const words = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const lineNumbers = (most: number) =>
  z
    .array(z.unknown())
    .nullish()
    .catch([])
    .transform((values) => (values ?? []).map(Number).filter(Number.isInteger).slice(0, most));

/** One verdict as models return it; texts that are too long are cut later, at a sensible place. */
export const answerVerdictSchema = z.object({
  id: z.string(),
  verdict: z.string().toLowerCase().trim().pipe(z.enum(verdictLevels)),
  lines: lineNumbers(MAX_LINES),
  quote: words,
  note: words,
  question: words,
});

/** The envelope of an answer. Verdicts are validated one by one, so that one bad verdict does not spoil the rest. */
export const answerSchema = z.object({
  verdicts: z.array(z.unknown()),
  skills: z
    .array(z.unknown())
    .nullish()
    .catch([])
    .transform((values) => (values ?? []).filter((value) => typeof value === "string")),
  instructions: lineNumbers(MAX_INSTRUCTIONS),
});

export type AnswerVerdict = z.infer<typeof answerVerdictSchema>;
export type Answer = z.infer<typeof answerSchema>;
