import { useCallback, useEffect, useRef } from "react";
import { ExplainButton } from "#app/components/candidates/card-actions.tsx";
import { CardFlags } from "#app/components/candidates/card-flags.tsx";
import { CardList } from "#app/components/card-list.tsx";
import { CandidateSheet } from "#app/components/evidence/candidate-sheet.tsx";
import { ResumeAddress, useDetailStore } from "#app/components/evidence/use-details.ts";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { JobDetails } from "#app/components/job-details.tsx";
import { LeftOut } from "#app/components/rubric/left-out.tsx";
import { Button, ButtonLink, Notice, Progress, Spinner, StatusBadge, TierBadge } from "#app/components/ui.ts";
import { type UploadRemarks, UploadReport } from "#app/components/upload/upload-report.tsx";
import { explainNotRated } from "#core/analysis/not-rated";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { candidateName, isFinished } from "#core/resumes/resume";
import { sortDemoResumes } from "#core/tournaments/demo";
import { progressPercent } from "#core/tournaments/tournament";
import { type DemoState, useDemo } from "./use-demo";
import * as words from "./words";

type Props = {
  id: string;
  /** Created in this visit, so the form that had focus is gone. */
  isNew: boolean;
  remarks: UploadRemarks;
  onDismissRemarks(): void;
  onRestart(): void;
};

export default function DemoResults({ id, isNew, remarks, onDismissRemarks, onRestart }: Props) {
  const { demo, failure } = useDemo(id);
  const { openCandidate } = useEvidenceAddress();
  const candidates = sortDemoResumes(demo?.resumes ?? []);
  const title = useRef<HTMLHeadingElement>(null);
  const isShown = demo !== null;
  useEffect(() => {
    if (isShown && isNew) title.current?.focus();
  }, [isShown, isNew]);

  return (
    <>
      {failure === "gone" && (
        <Notice tone="warn" role="alert" title={words.demoGone}>
          {words.demosDeletedHint}
        </Notice>
      )}
      {failure === "unreachable" && (
        <Notice tone="warn" role="status" title={words.serverUnreachable} className="mb-6">
          {words.serverUnreachableHint}
        </Notice>
      )}
      {!demo && !failure && <Spinner label={words.loadingDemo} />}
      {demo && failure !== "gone" && (
        <>
          <h3 ref={title} tabIndex={-1} className="flex flex-wrap items-center gap-3 text-xl outline-none">
            <span className="min-w-0 break-words">{demo.tournament.name}</span>
            <StatusBadge status={demo.tournament.status} />
          </h3>
          <DemoProgress tournament={demo.tournament} />
          <LeftOut refused={demo.tournament.refused} />
          <UploadReport remarks={remarks} onDismiss={onDismissRemarks} />
          <ol aria-label={words.resumes} className="mt-6 divide-y border-y">
            {candidates.map((resume) => (
              <DemoCandidate key={resume.id} resume={resume} onExplain={openCandidate} />
            ))}
          </ol>
          <div className="mt-6">
            <JobDetails title={words.jobSection} job={demo.tournament} />
          </div>
          <DemoSheet path={`/api/demo/tournament/${id}`} candidates={candidates} />
        </>
      )}
      {demo?.tournament.isSample && <p className="mt-6 text-muted">{words.signUpHint}</p>}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {demo && failure !== "gone" && <Keep tournament={demo.tournament} />}
        <Button variant="secondary" onClick={onRestart}>
          {words.startAnotherDemo}
        </Button>
      </div>
    </>
  );
}

/** Links to the sign-up. A demo created in this browser becomes a tournament of the new account. */
function Keep({ tournament: { id, isOwn } }: Pick<DemoState, "tournament">) {
  const next = encodeURIComponent(`/dashboard/keep-demo?demo=${id}`);
  return (
    <ButtonLink to={isOwn ? `/auth/signup?redirectTo=${next}` : "/auth/signup"}>
      {isOwn ? words.keepDemo : words.signUpForMore}
    </ButtonLink>
  );
}

function DemoProgress({ tournament }: Pick<DemoState, "tournament">) {
  const { resumeCount, doneCount, errorCount } = tournament;
  const percent = progressPercent(tournament);
  const isRunning = tournament.status !== "completed" && tournament.status !== "error";
  return (
    <div className="mt-4 mb-6">
      <div className="mb-2 flex justify-between text-sm">
        <span role="status">
          {doneCount + errorCount} {words.doneOf(resumeCount)}
          {errorCount > 0 && words.unreadable(errorCount)}
        </span>
        <span className="text-muted">{percent}%</span>
      </div>
      <Progress aria-label={words.resumesDone} value={percent} />
      <p className="mt-2 text-muted text-sm">{isRunning ? words.durationHint : words.demoDeletedHint}</p>
    </div>
  );
}

type DemoSheetProps = {
  path: string;
  candidates: CandidateCardView[];
};

/** The scorecard of a demo's resume next to the resume itself, as in the product. */
function DemoSheet({ path, candidates }: DemoSheetProps) {
  const addressOf = useCallback((id: string) => `${path}/resumes/${id}`, [path]);
  const details = useDetailStore(addressOf);
  return (
    <ResumeAddress.Provider value={addressOf}>
      <CandidateSheet candidates={candidates} cards={candidates} details={details} />
    </ResumeAddress.Provider>
  );
}

type DemoCandidateProps = { resume: CandidateCardView; onExplain(id: string): void };

function DemoCandidate({ resume, onExplain }: DemoCandidateProps) {
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
        <p className="mt-3 break-words text-danger text-sm">{error ?? words.fileNotProcessed}</p>
      ) : notRated ? (
        <p className="mt-3 break-words text-muted text-sm">{explainNotRated(notRated)}</p>
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
