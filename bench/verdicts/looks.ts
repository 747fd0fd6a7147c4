import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { percent } from "../lib/table";
import type { ContrastFigures } from "./score-contrasts";
import type { PairFigures } from "./score-pairs";

type Look = { engine: string; note: string; figures: { pairs?: PairFigures; contrasts?: ContrastFigures } };

/** Records a look at the half of the labels that is never used for tuning. */
export function noteLook(root: string, look: Look): void {
  appendFileSync(join(root, "bench/verdicts/looks.md"), `${formatLook(new Date(), look)}\n`);
}

/** Formats a row of the table in looks.md. */
function formatLook(date: Date, { engine, note, figures: { pairs, contrasts } }: Look): string {
  const cells = [
    date.toISOString().slice(0, 10),
    engine,
    pairs?.kappa.toFixed(3) ?? "-",
    percent(pairs?.exact),
    percent(pairs?.falseClaim),
    percent(pairs?.missed),
    pairs?.rho.toFixed(3) ?? "-",
    percent(pairs?.tierRight),
    percent(contrasts?.passed),
    note.replaceAll("|", "/").replace(/\s+/g, " "),
  ];
  return `| ${cells.join(" | ")} |`;
}
