import type { AiBinding } from "#platform/ai/run-model";
import { standInModel } from "../../tests/stand-in-model";

/** Measured on English prose and JSON for models of this make; a tokenizer of the model cannot be had offline. */
const CHARACTERS_A_TOKEN = 3.6;
const NOTE = "The candidate describes dated work that shows this, with figures to it.";
const QUESTION = "Could you tell us about a piece of work in which you used this, and what became of it?";
const SKILLS = 12;
/** Mixed, so that some percentages lie near the edge of a tier and are read a second time. */
const LEVELS = ["strong", "partial", "weak"];

export type Tokens = { calls: number; in: number; out: number };

/** A model that answers as long as they usually do: quotes where the words of a criterion stand, or a question. */
export function typicalModel(): { ai: AiBinding; tokens: Tokens } {
  const tokens: Tokens = { calls: 0, in: 0, out: 0 };
  const { ai } = standInModel(({ input, system, user, ids, lines }) => {
    const answer = {
      verdicts: ids.map((id) => {
        const words = wordsOfCriterion(user, id);
        const line = lines.find(({ text }) => words.some((word) => text.toLowerCase().includes(word)));
        return {
          ...{
            id,
            verdict: line ? (LEVELS[line.number % LEVELS.length] ?? "none") : "none",
            lines: line ? [line.number] : [],
          },
          quote: line?.text.split(" ").slice(0, 20).join(" ").slice(0, 160) ?? "",
          ...{ note: NOTE, question: line ? "" : QUESTION },
        };
      }),
      skills: Array.from({ length: SKILLS }, (_, n) => lines[n]?.text.split(" ")[2] ?? ""),
      instructions: [],
    };
    tokens.calls += 1;
    // Models that take the schema apart from the words are given it too.
    tokens.in += inTokens(system + user + JSON.stringify(input.response_format));
    tokens.out += inTokens(JSON.stringify(answer));
    return answer;
  });
  return { ai, tokens };
}

const inTokens = (text: string) => Math.ceil(text.length / CHARACTERS_A_TOKEN);

function wordsOfCriterion(user: string, id: string): string[] {
  const line = user.split("\n").find((one) => one.startsWith(`{"id":"${id}"`)) ?? "{}";
  const { text = "", skills = [] } = JSON.parse(line) as { text?: string; skills?: string[] };
  return [...skills, ...text.split(/\W+/)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 3);
}
