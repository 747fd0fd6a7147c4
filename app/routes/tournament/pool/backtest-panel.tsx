import { type ChangeEvent, useId, useState } from "react";
import { SmallTable } from "#app/components/small-table.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { count } from "#app/lib/format.ts";
import { tiers } from "#core/analysis/scorecard";
import { type Backtest, type Outcomes, readOutcomes, runBacktest } from "#core/rubrics/backtest";
import type { Pool } from "#core/rubrics/pool";
import * as words from "./words";

/** Compares the analysis with what became of earlier candidates, from a table that stays in the browser. */
export function BacktestPanel({ pool }: { pool: Pool }) {
  const [outcomes, setOutcomes] = useState<Outcomes>();
  const [problem, setProblem] = useState<string>();
  const inputId = useId();
  const errorId = useId();

  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    const found = await readTable(file).catch(() => ({ problem: words.notCsv }));
    setProblem("problem" in found ? found.problem : undefined);
    setOutcomes("problem" in found ? undefined : found);
  };

  return (
    <section aria-labelledby="pool-backtest" className="xl:col-span-2">
      <h3 id="pool-backtest" className="font-semibold text-sm tracking-normal">
        {words.backtest}
      </h3>
      <p className="mt-1 max-w-prose text-muted text-sm">{words.backtestHint}</p>
      <Field
        label={words.csvFile}
        htmlFor={inputId}
        errorId={errorId}
        errors={problem ? [problem] : undefined}
        className="mt-3"
      >
        <input
          id={inputId}
          type="file"
          accept=".csv,text/csv"
          className="max-w-full text-sm file:mr-3 file:h-9 file:rounded-md file:border file:border-control file:border-solid file:bg-surface file:px-3"
          aria-describedby={errorId}
          aria-invalid={problem !== undefined}
          onChange={read}
        />
      </Field>
      <div role="status">{outcomes && <Result backtest={runBacktest(pool, outcomes)} />}</div>
    </section>
  );
}

async function readTable(file: File): Promise<Outcomes | { problem: string }> {
  const { parseCsv } = await import("hucre/csv");
  const rows = parseCsv(await file.text());
  return readOutcomes(rows.map((row) => row.map((cell) => String(cell ?? ""))));
}

function Result({ backtest: { right, wrong, unknown, counts, order } }: { backtest: Backtest }) {
  return (
    <div className="mt-3 flex flex-col gap-3 text-sm">
      <p className="max-w-prose">
        {order
          ? words.order(
              percent(order.value),
              order.low < order.high && words.likely(percent(order.low), percent(order.high)),
            )
          : words.tooFew(count(right + wrong, "rated candidate"))}
      </p>
      {unknown.length > 0 && (
        <p className="max-w-prose text-muted">
          {count(unknown.length, "file name")} {words.unknownRows} {unknown.slice(0, 3).join(", ")}
          {unknown.length > 3 && ", …"}
        </p>
      )}
      <SmallTable
        caption={words.outcomesByTier}
        columns={[words.tier, words.right, words.wrong]}
        rows={tiers.map((tier) => ({
          key: tier,
          name: tier,
          values: [counts[tier].right, counts[tier].wrong],
        }))}
      />
    </div>
  );
}

const percent = (share: number) => `${Math.round(100 * share)}%`;
