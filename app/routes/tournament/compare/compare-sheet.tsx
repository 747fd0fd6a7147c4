import { Printer } from "lucide-react";
import { useMemo } from "react";
import { type DetailStore, scorecardOf } from "#app/components/evidence/detail-store.ts";
import { useDetails } from "#app/components/evidence/use-details.ts";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { Button, Dialog, DialogTitle, EmptyState, Notice, Problem } from "#app/components/ui.ts";
import { focusContent } from "#app/lib/focus.ts";
import { count } from "#app/lib/format.ts";
import type { Scorecard } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { explainCandidateOrder } from "#core/resumes/rank-candidates";
import { shownName } from "#core/resumes/sort-candidates";
import { listLeads } from "#core/scoring/explain-order";
import { joinNames } from "#core/scoring/wording";
import { readIds } from "../list/use-compared";
import { type Compared, CompareTable } from "./compare-table";
import * as words from "./words";

type Props = {
  cards: CandidateCardView[];
  details: DetailStore;
};

export function CompareSheet({ cards, details }: Props) {
  const { compared, openCandidate, compareOnly, closeCompare } = useEvidenceAddress();
  const ids = useMemo(() => readIds(compared), [compared]);
  const chosen = useMemo(() => cards.filter(({ id }) => ids.includes(id)), [cards, ids]);
  const isOpen = compared !== null;
  const missing = ids.length - chosen.length;

  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeCompare}
      shape="right"
      data-printed
      className="max-w-none overflow-clip border-l-0 outline-none print:static print:h-auto print:overflow-visible"
      onOpenAutoFocus={focusContent}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3 pr-14 pl-4 sm:pl-6">
        <DialogTitle>{words.compare(count(chosen.length, "candidate"))}</DialogTitle>
        {chosen.length > 0 && (
          <Button variant="ghost" size="sm" className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden />
            {words.print}
          </Button>
        )}
      </header>
      {missing > 0 && (
        <Notice tone="warn" role="status" className="mx-4 mt-4 sm:mx-6">
          {missing === 1 ? words.oneMissing : words.someMissing(missing)}
        </Notice>
      )}
      {chosen.length < 2 ? (
        <div className="p-4 sm:p-6">
          <EmptyState
            title={words.nothingToCompare}
            text={words.nothingToCompareHint}
            action={<Button onClick={closeCompare}>{words.backToList}</Button>}
          />
        </div>
      ) : (
        <Comparison
          {...{ chosen, details }}
          onOpen={openCandidate}
          onRemove={(id) => compareOnly(ids.filter((other) => other !== id))}
        />
      )}
    </Dialog>
  );
}

type ComparisonProps = Pick<Props, "details"> & {
  chosen: CandidateCardView[];
  onOpen(id: string, criterionId?: string): void;
  onRemove(id: string): void;
};

function Comparison({ chosen, details, onOpen, onRemove }: ComparisonProps) {
  const read = useDetails(details, chosen);
  const candidates = chosen.map((card, index) => ({
    card,
    detail: read[index] ?? { status: "loading" as const },
  }));
  const failed = candidates.filter(({ detail }) => detail.status === "failed");
  return (
    <div className="relative min-h-0 flex-1 overflow-auto overscroll-contain print:overflow-visible">
      {failed.length > 0 && (
        <Problem
          text={words.loadFailed}
          className="m-4 sm:mx-6"
          onRetry={() => {
            for (const { card } of failed) details.retry(card);
          }}
        />
      )}
      <CompareTable candidates={candidates} onOpen={onOpen} onRemove={onRemove} />
      <OrderReasons candidates={candidates} />
    </div>
  );
}

function OrderReasons({ candidates }: { candidates: Compared[] }) {
  const pairs = candidates.slice(1).flatMap((second, index) => {
    const first = candidates[index];
    const reason = first && explainCandidateOrder(first.card, second.card);
    return first && reason ? [{ first, second, reason }] : [];
  });
  if (pairs.length === 0) return null;
  return (
    <section className="sticky left-0 max-w-3xl px-4 py-6 sm:px-6">
      <h3 className="font-semibold text-base">{words.whyThisOrder}</h3>
      <ol className="mt-2 flex flex-col gap-3 text-sm">
        {pairs.map(({ first, second, reason }) => (
          <li key={second.card.id}>
            <p className="break-words">
              <strong className="font-semibold">{shownName(first.card)}</strong> {words.rankedBefore}{" "}
              <strong className="font-semibold">{shownName(second.card)}</strong>: {reason}
            </p>
            <Leads first={first} second={second} />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-muted text-xs">{words.matchIsGuide}</p>
    </section>
  );
}

function Leads({ first, second }: { first: Compared; second: Compared }) {
  const [own, other] = [first, second].map(({ detail }) => scorecardOf(detail));
  if (!own || !other) return null;
  const ahead = describeLeads(own, other);
  const behind = describeLeads(other, own);
  if (!ahead && !behind) return null;
  return (
    <p className="break-words text-muted">
      {ahead && words.aheadOn(ahead)} {behind && words.behindOn(behind)}
    </p>
  );
}

const MAX_NAMED = 3;

function describeLeads(own: Scorecard, other: Scorecard): string {
  const leads = listLeads(own, other).map(({ text }) => text);
  const rest = leads.length - MAX_NAMED;
  return joinNames(rest > 0 ? [...leads.slice(0, MAX_NAMED), words.moreCriteria(rest)] : leads);
}
