import { Flag, Gauge } from "lucide-react";
import { MatchScale } from "#app/components/match-scale.tsx";
import { Percent } from "#app/components/percent.tsx";
import { TierBadge } from "#app/components/tier-badge.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "#app/components/ui/dialog.tsx";
import { useReturnFocus } from "#app/lib/use-return-focus.ts";
import type { Scorecard } from "#core/analysis/scorecard";
import { candidateName, type ResumeView } from "#core/resumes/resume";
import { CriterionVerdict } from "./criterion-verdict";

/** Why a candidate got this score: every criterion with its verdict and the words of the resume. */
export function ScoreSheet({ resume, onClose }: { resume: ResumeView | undefined; onClose(): void }) {
  return (
    <Dialog open={resume !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent shape="right" {...useReturnFocus(resume !== undefined)}>
        {resume?.scorecard && <Sheet resume={resume} scorecard={resume.scorecard} />}
      </DialogContent>
    </Dialog>
  );
}

function Sheet({ resume, scorecard }: { resume: ResumeView; scorecard: Scorecard }) {
  const { tier, aiTier, recruiterTier, matchPercent, fileName } = resume;
  const { criteria, verdicts, cap, range, flags, engine, engineVersion, model, standIn } = scorecard;
  return (
    <>
      <DialogHeader>
        <p className="eyebrow">Why this score</p>
        <DialogTitle className="break-words text-xl">{candidateName(fileName)}</DialogTitle>
        <DialogDescription>
          Each criterion has a verdict, and every verdict above "Not shown" rests on a quote from the resume.
          The weights turn the verdicts into the match.
        </DialogDescription>
      </DialogHeader>
      <div className="flex flex-col gap-5 px-6 py-5">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Percent value={matchPercent} />
            <TierBadge tier={aiTier} />
            {range && (
              <span className="text-muted text-sm">{`${range.low}-${range.high} % over two readings`}</span>
            )}
            {recruiterTier && (
              <span className="inline-flex items-center gap-2 text-muted text-sm">
                your tier <TierBadge tier={tier} />
              </span>
            )}
          </div>
          <MatchScale percent={matchPercent} className="mt-2 h-3.5 w-full" />
          <p className="mt-1 flex justify-between text-2xs text-muted tabular-nums" aria-hidden>
            <span className="w-1/2">D</span>
            <span className="w-1/5">C 50</span>
            <span className="w-1/5">B 70</span>
            <span className="w-1/10">A 90</span>
          </p>
        </div>
        {cap && (
          <p className="flex gap-3 rounded-md bg-warn-soft p-3 text-sm">
            <Gauge className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
            {cap}
          </p>
        )}
        {flags.map((flag) => (
          <p key={flag} className="flex gap-3 rounded-md bg-warn-soft p-3 text-sm">
            <Flag className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
            {flag}
          </p>
        ))}
        <Group title="Must have" importance="must" criteria={criteria} verdicts={verdicts} />
        <Group title="Nice to have" importance="nice" criteria={criteria} verdicts={verdicts} />
        <p className="border-t pt-4 text-muted text-xs">
          Judged by {model ?? engine} {engineVersion}. {standIn} Name, contact details and photo were hidden
          from it.
        </p>
      </div>
    </>
  );
}

type GroupProps = Pick<Scorecard, "criteria" | "verdicts"> & { title: string; importance: "must" | "nice" };

function Group({ title, importance, criteria, verdicts }: GroupProps) {
  const own = criteria.filter((criterion) => criterion.importance === importance);
  if (own.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold text-base">{title}</h3>
      <ol className="mt-1 divide-y">
        {own.map((criterion) => (
          <CriterionVerdict
            key={criterion.id}
            criterion={criterion}
            verdict={verdicts.find(({ criterionId }) => criterionId === criterion.id)}
          />
        ))}
      </ol>
    </section>
  );
}
