import { isMeasured } from "#app/routes/trust/evaluation.ts";
import type { Operations } from "#core/operations/operations";

const SERVERS: Record<string, string> = {
  "workers-ai": "on Workers AI",
  openai: "behind an OpenAI-compatible server",
};

/** The most recent judge, and whether its accuracy has been measured. */
export function JudgeLine({ judge, modelSpending }: Pick<Operations, "judge" | "modelSpending">) {
  if (!judge) return null;
  const { engine, version, model, fallback } = judge;
  const name = model ? `${model} (${SERVERS[engine] ?? engine})` : `the built-in judge (version ${version})`;
  return (
    <p className="mt-4 text-sm">
      The last resume was judged by {name}.{" "}
      {isMeasured(judge) ? (
        <a href="/trust" className="text-accent underline underline-offset-4">
          How true its verdicts are
        </a>
      ) : (
        "This judge was never measured: nobody knows how true its verdicts are."
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
  return `Today (UTC) models were asked ${figure(calls)} ${calls === 1 ? "time" : "times"}: ${figure(tokensIn)} tokens in, ${figure(tokensOut)} out${cost}.`;
}
