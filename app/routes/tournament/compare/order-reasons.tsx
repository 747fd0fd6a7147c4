import type { Scorecard } from "#core/analysis/scorecard";
import { explainCandidateOrder } from "#core/resumes/rank-candidates";
import { candidateName } from "#core/resumes/resume";
import { listLeads } from "#core/scoring/explain-order";
import { joinNames } from "#core/scoring/wording";
import type { Compared } from "./compare-table";
import * as words from "./words";

/** Explains why each candidate ranks above the next. */
export function OrderReasons({ candidates }: { candidates: Compared[] }) {
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
              <strong className="font-semibold">{candidateName(first.card.fileName)}</strong> {words.before}{" "}
              <strong className="font-semibold">{candidateName(second.card.fileName)}</strong>: {reason}
            </p>
            <Leads first={first} second={second} />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-muted text-xs">{words.guide}</p>
    </section>
  );
}

function Leads({ first, second }: { first: Compared; second: Compared }) {
  const [own, other] = [first, second].map(({ detail }) =>
    detail.status === "ready" ? (detail.resume.scorecard ?? undefined) : undefined,
  );
  if (!own || !other) return null;
  const ahead = sayLeads(own, other);
  const behind = sayLeads(other, own);
  if (!ahead && !behind) return null;
  return (
    <p className="break-words text-muted">
      {ahead && words.ahead(ahead)} {behind && words.behind(behind)}
    </p>
  );
}

const MAX_NAMED = 3;

function sayLeads(own: Scorecard, other: Scorecard): string {
  const leads = listLeads(own, other).map(({ text }) => text);
  const rest = leads.length - MAX_NAMED;
  return joinNames(rest > 0 ? [...leads.slice(0, MAX_NAMED), words.more(rest)] : leads);
}
