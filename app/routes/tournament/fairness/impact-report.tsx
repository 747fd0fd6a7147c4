import { Download, Printer } from "lucide-react";
import { Button, type Column, DataTable } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { saveCsv, saveFile } from "#app/lib/save-file.ts";
import type { Impact, ImpactRow, ImpactTable, Rate } from "#core/fairness/impact";
import { IMPACT_METHOD, impactDocument, impactRows } from "#core/fairness/impact-report";
import * as words from "./words";

type About = { tournament: string; tournamentId: string; rubricVersion: number; tiersOf: string };

export function ImpactReport({ impact, about }: { impact: Impact; about: About }) {
  const { assessed, median, strangers, tables } = impact;
  const stamped = () => ({ ...about, at: new Date().toISOString() });
  const name = (ending: string) => `impact-${about.tournamentId}.${ending}`;
  const saveJson = () => {
    const text = JSON.stringify(impactDocument(impact, stamped()), null, 2);
    saveFile(new Blob([text], { type: "application/json" }), name("json"));
  };
  return (
    <div className="mt-2 flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm tabular-nums">
          {words.impactAssessed(count(assessed, "rated candidate"), median.toFixed(1))}
        </p>
        <fieldset className="flex flex-wrap gap-2 print:hidden" aria-label={words.exportLabel}>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveCsv(name("csv"), impactRows(impact, stamped()))}
          >
            <Download aria-hidden />
            {words.csvButton}
          </Button>
          <Button variant="secondary" size="sm" onClick={saveJson}>
            <Download aria-hidden />
            {words.jsonButton}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden />
            {words.printButton}
          </Button>
        </fieldset>
      </div>
      {strangers.length > 0 && <p className="text-muted text-sm">{words.impactUnknownIds(strangers)}</p>}
      {tables.map((table) => (
        <OneTable key={table.of} table={table} />
      ))}
      <div>
        <h3 className="font-semibold text-sm tracking-normal">{words.methodTitle}</h3>
        <ul className="mt-1 flex max-w-prose list-disc flex-col gap-1 pl-5 text-muted text-sm">
          {IMPACT_METHOD.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function OneTable({ table: { of, rows, unknown } }: { table: ImpactTable }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm tracking-normal">{of}</h3>
      <DataTable
        label={of}
        columns={COLUMNS}
        rows={rows.map((row) => ({ ...row, id: row.group }))}
        empty={<p className="text-muted text-sm">{words.impactNoCategories}</p>}
      />
      <p className="text-muted text-sm tabular-nums">{words.impactUnknown(unknown)}</p>
    </div>
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const two = (value: number) => value.toFixed(2);

const shareOf = (rate: Rate | null, state: ImpactRow["state"]) =>
  rate ? words.rateOf(percent(rate.rate), rate.hits, rate.of) : words.STATE[state];

function ratioOf(rate: Rate | null) {
  if (!rate || rate.ratio === null) return "—";
  const { ratio, low, high, p } = rate;
  return (
    <span className="flex flex-col @4xl:items-end text-right">
      <span className="font-medium">{two(ratio)}</span>
      <span className="text-muted text-xs">
        {p === null ? words.impactHighest : words.impactInterval(low, high, p)}
      </span>
    </span>
  );
}

const COLUMNS: Column<ImpactRow>[] = [
  { heading: words.impactGroup, isWide: true, cell: ({ group }) => group },
  { heading: words.impactPeople, isNumber: true, cell: ({ people }) => people },
  { heading: words.impactScoring, isNumber: true, cell: ({ scoring, state }) => shareOf(scoring, state) },
  { heading: words.impactScoringRatio, isNumber: true, cell: ({ scoring }) => ratioOf(scoring) },
  {
    heading: words.impactSelection,
    isNumber: true,
    cell: ({ selection, state }) => shareOf(selection, state),
  },
  { heading: words.impactSelectionRatio, isNumber: true, cell: ({ selection }) => ratioOf(selection) },
];
