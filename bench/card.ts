import { readFileSync, writeFileSync } from "node:fs";
import { engine } from "./lib/analyze";
import { defineBench, UsageError } from "./lib/bench";
import type { JudgeFigures } from "./verdicts/measure-judge";

const FILE = "app/routes/trust/evaluation.json";
const USAGE = `npm run bench:card -- LOOK.json TUNE.json NEW_TRADES.json [MODEL.json ...]
Writes ${FILE}, which the trust page shows, from what bench:verdicts --split look --json, --split tune --json and --jobs
(those of the new trades) --json wrote of the embedded judge, and bench:verdicts --judge openai|workers-ai --json of each
model.`;

type Measured = Required<Pick<JudgeFigures, "pairs" | "contrasts">> & JudgeFigures;

/**
 * Writes the trust page's figures for the embedded judge, from both halves of the labels, and for the measured
 * models.
 */
export const main = defineBench(
  USAGE,
  {},
  async ({ positionals: files }) => {
    const [look, tune, newTrades, ...models] = files.map(
      (file): Measured => JSON.parse(readFileSync(file, "utf8")),
    );
    if (!look?.pairs || !newTrades?.pairs || !tune?.pairs || !tune.stability || !tune.attacks)
      throw new UsageError("LOOK.json, TUNE.json or NEW_TRADES.json is missing or incomplete.");
    const [name, version] = engine.split(" ");
    const card = {
      engine: name,
      version,
      measuredOn: new Date().toISOString().slice(0, 10),
      newTrades: rounded(newTrades.pairs),
      look: rounded(look.pairs),
      tune: rounded(tune.pairs),
      contrasts: { look: look.contrasts, tune: tune.contrasts },
      stability: rounded(tune.stability),
      attacks: rounded(tune.attacks),
      models: models.map(toModel),
    };
    writeFileSync(FILE, `${JSON.stringify(card, null, 2)}\n`);
    console.log(`${FILE}: ${engine}`);
  },
  Number.POSITIVE_INFINITY,
);

function toModel({ judge, engine: server, measuredOn, pairs, contrasts, stability, model }: Measured) {
  const [, name] = judge.split(" ");
  if (!name || !model) throw new Error(`${judge} is no model.`);
  return {
    engine: server,
    name,
    measuredOn,
    ...rounded(pairs),
    ...(contrasts && { contrastsPassed: contrasts.passed }),
    ...(stability && { stable: stability.same }),
    ...rounded(model),
  };
}

/** Keeps only numbers, rounded to four decimals, because further digits mean nothing. */
const rounded = (figures: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) =>
      typeof value === "number" ? [[name, Math.round(value * 10_000) / 10_000]] : [],
    ),
  );
