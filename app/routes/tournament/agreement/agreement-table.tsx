import { TierGlyph } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { tiers } from "#core/analysis/scorecard";
import type { Agreement } from "#core/rubrics/agreement";
import * as words from "./words";

/** The recruiter's tiers against the analysis's. The diagonal is agreement. */
export function AgreementTable({ counts }: Pick<Agreement, "counts">) {
  return (
    <table className="mt-3 text-sm tabular-nums">
      <caption className="sr-only">{words.tableCaption}</caption>
      <thead>
        <tr>
          <th scope="col" className="pr-4 text-left font-normal text-muted">
            {words.tableCorner}
          </th>
          {tiers.map((tier) => (
            <th key={tier} scope="col" className="w-14 py-1 font-medium">
              <span className="flex items-center justify-center gap-1.5">
                <TierGlyph tier={tier} className="size-3.5" />
                {tier}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map((yours) => (
          <tr key={yours}>
            <th scope="row" className="py-1 pr-4 font-medium">
              <span className="flex items-center gap-1.5">
                <TierGlyph tier={yours} className="size-3.5" />
                {yours}
              </span>
            </th>
            {tiers.map((analysis) => (
              <td
                key={analysis}
                className={cn(
                  "border p-1 text-center",
                  yours === analysis && "bg-accent/10 font-semibold",
                  counts[yours][analysis] === 0 && "text-muted",
                )}
              >
                {counts[yours][analysis]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
