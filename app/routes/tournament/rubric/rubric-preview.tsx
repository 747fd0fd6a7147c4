import { useMemo } from "react";
import { Problem, TierGlyph } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { TierCounts } from "#app/routes/tournament/pool/tier-counts.tsx";
import type { Criterion } from "#core/analysis/rubric";
import type { CriterionEdit } from "#core/rubrics/change-rubric.schema";
import { toEdit } from "#core/rubrics/edit-criteria";
import { countTiers, type Pool, rankPool } from "#core/rubrics/pool";
import { usePool } from "../pool/use-pool";
import * as words from "./words";

type Props = {
  rubricVersion: number;
  saved: Criterion[];
  edits: CriterionEdit[];
};

/** Previews how the edits would change tiers and order, based on existing verdicts, before anything is saved. */
export function RubricPreview({ rubricVersion, saved, edits }: Props) {
  const { pool, hasFailed, retry } = usePool(`${rubricVersion}`);
  if (hasFailed) return <Problem text={words.previewFailed} onRetry={retry} className="mx-6 mt-3" />;
  if (!pool) return <p className="px-6 pt-3 text-muted text-sm">{words.previewLoading}</p>;
  if (pool.candidates.length === 0)
    return <p className="px-6 pt-3 text-muted text-sm">{words.previewEmpty}</p>;
  return <Preview pool={pool} saved={saved} edits={edits} />;
}

const SHOWN = 5;

function Preview({ pool, saved, edits }: { pool: Pool; saved: Criterion[]; edits: CriterionEdit[] }) {
  const before = useMemo(() => rankPool(pool, saved.map(toEdit)), [pool, saved]);
  const known = edits.filter(({ id, text }) =>
    saved.some((one) => one.id === id && one.text === text.trim()),
  );
  const after = useMemo(() => rankPool(pool, known), [pool, known]);
  const [was, is] = [before, after].map(countTiers);
  const unread = edits.length - known.length;
  const placeBefore = new Map(before.map(({ id }, place) => [id, place]));
  const moved = after.filter(({ id, tier }) => before[placeBefore.get(id) ?? 0]?.tier !== tier).length;
  return (
    <section aria-label={words.preview} className="flex flex-col gap-2 px-6 pt-3">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm tabular-nums">
        <TierCounts before={was} now={is} />
      </p>
      <p role="status" className="text-muted text-xs">
        {moved === 0 ? words.noTierChanges : words.wouldChangeTier(count(moved, "candidate"))}
        {words.nothingSavedYet}
        {unread > 0 && words.withoutCriteria(unread)}
      </p>
      <details>
        <summary className="min-h-6 text-sm">{words.first(Math.min(SHOWN, after.length))}</summary>
        <ol className="mt-1 flex flex-col text-sm">
          {after.slice(0, SHOWN).map(({ id, fileName, tier, score }, place) => {
            const rise = (placeBefore.get(id) ?? place) - place;
            return (
              <li
                key={id}
                className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto_3.5rem] items-center gap-2 py-0.5"
              >
                <span className="text-muted tabular-nums">{place + 1}</span>
                <span className="truncate">{fileName}</span>
                <span className="flex items-center gap-1.5 tabular-nums">
                  <TierGlyph tier={tier} className="size-3.5" />
                  {Math.floor(score)}%
                </span>
                <span className="text-right text-muted text-xs">
                  {rise !== 0 && (
                    <>
                      <span aria-hidden>{rise > 0 ? "↑" : "↓"}</span>
                      <span className="sr-only">{rise > 0 ? words.up : words.down} </span>
                      {Math.abs(rise)}
                    </>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </details>
    </section>
  );
}
