import { appendFileSync } from "node:fs";
import { decimal, percent } from "../lib/table";
import type { JudgeFigures } from "./measure-judge";

type Look = { engine: string; note: string; figures: Pick<JudgeFigures, "pairs" | "contrasts"> };

/** Records a look at the half of the labels that is never used for tuning, as a row of the table in looks.md. */
export function noteLook({ engine, note, figures: { pairs, contrasts } }: Look): void {
  const cells = [
    new Date().toISOString().slice(0, 10),
    engine,
    decimal(pairs?.kappa),
    percent(pairs?.exact),
    percent(pairs?.falseClaim),
    percent(pairs?.missed),
    decimal(pairs?.rho),
    percent(pairs?.tierRight),
    percent(contrasts?.passed),
    note.replaceAll("|", "/").replace(/\s+/g, " "),
  ];
  appendFileSync("bench/verdicts/looks.md", `| ${cells.join(" | ")} |\n`);
}
