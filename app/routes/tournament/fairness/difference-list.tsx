import { Link } from "@remix-run/react";
import { VERDICT_WORDS } from "#core/analysis/scorecard";
import type { CheckView } from "#core/fairness/get-check";
import * as words from "./words";

type Props = { tournamentId: string; differences: CheckView["differences"] };

const MAX_SHOWN = 200;

/** Each swap that changed something, with a link to the candidate. */
export function DifferenceList({ tournamentId, differences }: Props) {
  return (
    <div>
      <h3 className="font-semibold text-sm tracking-normal">{words.differencesTitle}</h3>
      {differences.length === 0 && <p className="mt-1 text-muted text-sm">{words.differencesNone}</p>}
      {differences.length > MAX_SHOWN && (
        <p className="mt-1 text-muted text-sm">{words.differencesShown(MAX_SHOWN, differences.length)}</p>
      )}
      <ul className="mt-2 flex flex-col divide-y">
        {differences.slice(0, MAX_SHOWN).map((one) => (
          <li key={`${one.resumeId} ${one.kind} ${one.to}`} className="flex flex-col gap-1 py-3 text-sm">
            <p className="flex flex-wrap gap-x-3">
              <Link
                to={`/dashboard/tournament/${tournamentId}?candidate=${one.resumeId}`}
                className="font-medium underline underline-offset-4"
              >
                {one.fileName ?? words.hiddenCandidate}
              </Link>
              <span>
                {words.KIND[one.kind]}: {words.differs(one.from, one.to)}
              </span>
            </p>
            <p className="tabular-nums">
              {words.differs(
                words.resultOf(one.before.tier, one.before.percent),
                words.resultOf(one.after.tier, one.after.percent),
              )}
            </p>
            {one.criteria.map(({ text, before, after }) => (
              <p key={text} className="text-muted">
                {text}: {words.differs(VERDICT_WORDS[before], VERDICT_WORDS[after])}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
