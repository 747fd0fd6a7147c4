import { type DetailStore, scorecardOf } from "#app/components/evidence/detail-store.ts";
import { useDetails } from "#app/components/evidence/use-details.ts";
import { VerdictGlyph, wordsOfVerdict } from "#app/components/evidence/verdict-badge.tsx";
import { IMPORTANCE_WORDS } from "#app/components/rubric/words.ts";
import { Tooltip } from "#app/components/ui.ts";
import type { Criterion } from "#core/analysis/rubric";
import { shownPassageOf } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import * as words from "./words";

type Props = {
  card: CandidateCardView;
  criteria: Criterion[];
  details: DetailStore;
  tabIndex: number;
  onOpen(criterionId: string): void;
};

export function CriterionDots({ card, criteria, details, tabIndex, onOpen }: Props) {
  return (
    <span className="flex flex-wrap items-center">
      {criteria.map((criterion) => {
        const { id } = criterion;
        const level = card.levels[id];
        if (!level) return <span key={id} className="size-6" />;
        const verdict = { level, sure: !card.unsure.includes(id) };
        return (
          <Tooltip
            key={id}
            text={<Quote {...{ card, criterion, details }} verdict={wordsOfVerdict(verdict)} />}
          >
            <button
              type="button"
              tabIndex={tabIndex}
              onClick={() => onOpen(id)}
              aria-label={`${nameOf(criterion)}: ${wordsOfVerdict(verdict)}`}
              className="grid size-6 place-items-center rounded hover:bg-sunken"
            >
              <VerdictGlyph verdict={verdict} />
            </button>
          </Tooltip>
        );
      })}
    </span>
  );
}

const nameOf = ({ text, knockOut }: Criterion) =>
  knockOut ? `${text} (${IMPORTANCE_WORDS["knock-out"]})` : text;

type QuoteProps = { card: CandidateCardView; criterion: Criterion; details: DetailStore; verdict: string };

/** Loaded on demand: the quotes of a long list are several megabytes. */
function Quote({ card, criterion, details, verdict }: QuoteProps) {
  const [detail] = useDetails(details, [card]);
  const stored = scorecardOf(detail)?.verdicts.find(({ criterionId }) => criterionId === criterion.id);
  const quote = stored && shownPassageOf(stored)?.quote;
  return (
    <>
      <span className="block font-semibold">{nameOf(criterion)}</span>
      <span className="block">{verdict}</span>
      {detail?.status === "loading" && <span className="block opacity-80">{words.analyzing}</span>}
      {detail?.status === "failed" && <span className="block">{detail.words}</span>}
      {quote && (
        <span dir="auto" className="mt-1 line-clamp-4 border-current border-l-2 pl-2">
          {quote}
        </span>
      )}
    </>
  );
}
