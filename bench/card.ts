import { readFileSync, writeFileSync } from "node:fs";
import { engine } from "./analysis/lib/product";

const FILE = "app/routes/trust/evaluation.json";
const USAGE = `npm run bench:card -- LOOK.json TUNE.json
Writes ${FILE}, which the trust page shows, from what bench:verdicts --split look --json and --split tune --json wrote.`;

type Figures = { pairs: Record<string, unknown>; contrasts: unknown };

/** What the trust page says of the judge, from the two halves of the labels. */
export async function main([lookFile, tuneFile]: string[]): Promise<void> {
  if (!lookFile || !tuneFile) throw new Error(USAGE);
  const [look, tune] = [lookFile, tuneFile].map((file): Figures => JSON.parse(readFileSync(file, "utf8")));
  if (!look?.pairs || !tune?.pairs) throw new Error(USAGE);
  const [name, version] = engine.split(" ");
  const card = {
    engine: name,
    version,
    measuredOn: new Date().toISOString().slice(0, 10),
    look: rounded(look.pairs),
    tune: rounded(tune.pairs),
    contrasts: { look: look.contrasts, tune: tune.contrasts },
  };
  writeFileSync(FILE, `${JSON.stringify(card, null, 2)}\n`);
  console.log(`${FILE}: ${engine}`);
}

/** Single figures, to four places: nothing behind them means anything. */
const rounded = (figures: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) =>
      typeof value === "number" ? [[name, Math.round(value * 10_000) / 10_000]] : [],
    ),
  );
