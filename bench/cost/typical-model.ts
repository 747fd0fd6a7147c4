import { type AiBinding, CHARACTERS_A_TOKEN } from "#platform/ai/run-model";
import { fakeModel } from "../../tests/fake-model";

const NOTE = "The candidate describes dated work that shows this, with figures to it.";
const QUESTION = "Could you tell us about a piece of work in which you used this, and what became of it?";
const SKILLS = 12;
/** Mixed, so that some percentages land near a tier boundary and trigger a second reading. */
const LEVELS = ["strong", "partial", "weak"];

export type Tokens = { calls: number; in: number; out: number };

/** A model with answers of typical length: quotes where the criterion's words occur, otherwise a question. */
export function typicalModel(): { ai: AiBinding; tokens: Tokens } {
  const tokens: Tokens = { calls: 0, in: 0, out: 0 };
  const { ai } = fakeModel(({ input, system, user, criteria, lines }) => {
    const answer = {
      verdicts: criteria.map(({ id, text, skills = [] }) => {
        const words = longWords([...skills, ...text.split(/\W+/)]);
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
    // Counts the schema too: models that take it separately from the prompt are billed for it as well.
    tokens.in += inTokens(system + user + JSON.stringify(input.response_format));
    tokens.out += inTokens(JSON.stringify(answer));
    return answer;
  });
  return { ai, tokens };
}

const inTokens = (text: string) => Math.ceil(text.length / CHARACTERS_A_TOKEN);

const longWords = (words: string[]) =>
  words.map((word) => word.toLowerCase()).filter((word) => word.length > 3);
