import * as z from "zod";
import { type Answer, answerSchema } from "./answer";

/** An answer for 25 criteria has about 15,000 characters. */
const MAX_CHARACTERS = 100_000;

const toolCallsSchema = z
  .array(
    z.object({
      arguments: z.unknown().optional(),
      function: z.object({ arguments: z.unknown().optional() }).optional(),
    }),
  )
  .nullish()
  .catch(null);

/** Every place where an answer was seen or is documented to be. */
const outputSchema = z.object({
  response: z.unknown().optional(),
  tool_calls: toolCallsSchema,
  choices: z
    .array(z.object({ message: z.object({ content: z.unknown().optional(), tool_calls: toolCallsSchema }) }))
    .nullish()
    .catch(null),
});

const partsSchema = z.array(z.object({ text: z.string().optional() }));

/** Finds the answer in a model's output, or says what is wrong with it, phrased for the model. */
export function parseAnswer(output: unknown): { answer: Answer } | { problem: string } {
  const content = findContent(output);
  if (content === undefined) return { problem: "it was empty." };
  const value = typeof content === "string" ? parseText(content) : content;
  if (value === undefined) return { problem: "it was no complete JSON object; keep it shorter." };
  const parsed = answerSchema.safeParse(value);
  return parsed.success ? { answer: parsed.data } : { problem: 'it had no list "verdicts".' };
}

function findContent(output: unknown): string | object | undefined {
  if (typeof output !== "object") return toContent(output);
  const parsed = outputSchema.safeParse(output);
  if (!parsed.success) return undefined;
  const { response, tool_calls, choices } = parsed.data;
  const message = choices?.[0]?.message;
  const calls = [...(message?.tool_calls ?? []), ...(tool_calls ?? [])];
  const places = [
    response,
    message?.content,
    ...calls.map((call) => call.function?.arguments ?? call.arguments),
  ];
  const filled = places.map(toContent).find((content) => content !== undefined);
  return filled ?? (output && "verdicts" in output ? output : undefined);
}

function toContent(value: unknown): string | object | undefined {
  if (typeof value === "string") return value.trim() || undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const parts = partsSchema.safeParse(value);
  return parts.success ? toContent(parts.data.map(({ text }) => text ?? "").join("")) : value;
}

/** Accepts plain JSON, JSON in a code fence, and JSON surrounded by prose. */
function parseText(text: string): unknown {
  if (text.length > MAX_CHARACTERS) return undefined;
  const whole = parseJson(text);
  if (typeof whole === "object") return whole;
  for (const { index } of [...text.matchAll(/\{\s*"/g)].slice(0, 3)) {
    const value = parseJson(text.slice(index, closingBrace(text, index)));
    // A fragment of a truncated answer does not count.
    if (typeof value === "object" && value && "verdicts" in value) return value;
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The offset after the brace that closes the one at `start`, or the end of the text if none does. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (isQuoted && char === "\\") at++;
    else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && char === "{") depth++;
    else if (!isQuoted && char === "}" && --depth === 0) return at + 1;
  }
  return text.length;
}
