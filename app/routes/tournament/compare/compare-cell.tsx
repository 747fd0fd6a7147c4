import { VerdictBadge } from "#app/components/evidence/verdict-badge.tsx";
import { shownPassageOf, type Verdict } from "#core/analysis/scorecard";
import * as words from "./words";

type Props = {
  verdict: Verdict | undefined;
  /** Whether there is a scorecard. */
  isRead: boolean;
  onShow(): void;
};

/** A verdict with the start of its quote, which links to its place in the resume. */
export function CompareCell({ verdict, isRead, onShow }: Props) {
  const passage = verdict && shownPassageOf(verdict);
  return (
    <td className="border-b p-3 align-top [td+&]:border-l">
      {verdict ? (
        <div className="flex flex-col items-start gap-1.5">
          <VerdictBadge verdict={verdict} />
          {verdict.note && <p className="break-words text-muted text-xs">{verdict.note}</p>}
          {passage && (
            <button
              type="button"
              onClick={onShow}
              title={words.showInResume}
              className="w-full rounded-r-md border-accent border-l-2 bg-paper px-2 py-1 text-left text-xs hover:bg-sunken"
              dir="auto"
            >
              <span className="line-clamp-3 break-words print:line-clamp-none">{passage.quote}</span>
            </button>
          )}
        </div>
      ) : (
        <span className="text-muted text-xs">{isRead ? words.notReadForThis : words.notReadShort}</span>
      )}
    </td>
  );
}
