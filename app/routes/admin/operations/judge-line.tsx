import { TextLink } from "#app/components/text-link.tsx";
import { isMeasured } from "#app/routes/trust/evaluation.ts";
import type { Operations } from "#core/operations/operations";
import * as words from "./words";

const SERVERS: Record<string, string> = {
  "workers-ai": "on Workers AI",
  openai: "behind an OpenAI-compatible server",
};

/** The most recent judge, and whether its accuracy has been measured. */
export function JudgeLine({ judge, modelSpending }: Pick<Operations, "judge" | "modelSpending">) {
  if (!judge) return null;
  const { engine, version, model, fallback } = judge;
  const name = model ? `${model} (${SERVERS[engine] ?? engine})` : words.theBuiltInJudge(version);
  return (
    <p className="mt-4 text-sm">
      {words.lastResumeWasJudged(name)}{" "}
      {isMeasured(judge) ? (
        <TextLink href="/trust">{words.howTrueItsVerdicts}</TextLink>
      ) : (
        words.itWasNeverMeasured
      )}
      {fallback && ` ${fallback}`}
      {modelSpending.calls > 0 && ` ${saySpending(modelSpending)}`}
    </p>
  );
}

/** Reports only tokens if no price is configured. */
function saySpending({ calls, tokensIn, tokensOut, dollars }: Operations["modelSpending"]): string {
  const figure = (value: number) => value.toLocaleString("en");
  const cost = dollars > 0 ? `, ${dollars < 0.01 ? "less than $0.01" : `$${dollars.toFixed(2)}`}` : "";
  return words.spending(figure(calls), figure(tokensIn), figure(tokensOut), cost);
}
