import { ExplainButton } from "#app/components/candidates/card-actions.tsx";
import { CardFlags } from "#app/components/candidates/card-flags.tsx";
import { CardList } from "#app/components/card-list.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TierBadge } from "#app/components/tier-badge.tsx";
import { sayNotRated } from "#core/analysis/not-rated";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { candidateName, isFinished } from "#core/resumes/resume";
import * as words from "./words";

type Props = { resume: CandidateCardView; onExplain(id: string): void };

/** One resume of a demo with its findings. */
export function DemoCandidate({ resume, onExplain }: Props) {
  const { fileName, status, tier, matchPercent, error, pros, cons, extractedSkills, notRated } = resume;
  const isPending = !isFinished(status);
  return (
    <li className="py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <TierBadge tier={tier} />
        <h4 className="min-w-0 break-all font-semibold">{fileName}</h4>
        {status === "done" ? (
          <span className="font-medium text-accent text-sm">{words.analyzed}</span>
        ) : (
          <StatusBadge status={status} />
        )}
        {matchPercent !== null && (
          <span className="ml-auto text-muted text-sm">
            <span className="font-semibold text-ink tabular-nums">{matchPercent}</span>
            {words.match}
          </span>
        )}
      </div>
      {resume.flags.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 text-sm">
          <CardFlags flags={resume.flags} />
        </ul>
      )}
      {status === "error" ? (
        <p className="mt-3 break-words text-danger text-sm">{error ?? words.thisFileCouldNot}</p>
      ) : notRated ? (
        <p className="mt-3 break-words text-muted text-sm">{sayNotRated(notRated)}</p>
      ) : (
        <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-3">
          <CardList label={words.pros} items={pros} look="pros" isPending={isPending} />
          <CardList label={words.cons} items={cons} look="cons" isPending={isPending} />
          <CardList label={words.skills} items={extractedSkills} look="chips" isPending={isPending} />
        </div>
      )}
      {resume.isJudged && (
        <div className="-ml-2 mt-3">
          <ExplainButton name={candidateName(fileName)} onClick={() => onExplain(resume.id)} />
        </div>
      )}
    </li>
  );
}
