import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { JobDetails } from "#app/components/job-details.tsx";
import { Notice } from "#app/components/notice.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { type UploadRemarks, UploadReport } from "#app/components/upload/upload-report.tsx";
import { sortDemoResumes } from "#core/tournaments/demo";
import { progressPercent } from "#core/tournaments/tournament";
import { DemoCandidate } from "./demo-candidate";
import { DemoSheet } from "./demo-sheet";
import { type DemoState, useDemo } from "./use-demo";

type Props = {
  id: string;
  /** Created in this visit, so the form that had focus is gone. */
  isNew: boolean;
  remarks: UploadRemarks;
  onDismissRemarks(): void;
  onRestart(): void;
};

export default function DemoResults({ id, isNew, remarks, onDismissRemarks, onRestart }: Props) {
  const { demo, fault } = useDemo(id);
  const { openCandidate } = useEvidenceAddress();
  const candidates = sortDemoResumes(demo?.resumes ?? []);
  const title = useRef<HTMLHeadingElement>(null);
  const isShown = demo !== null;
  useEffect(() => {
    if (isShown && isNew) title.current?.focus();
  }, [isShown, isNew]);

  return (
    <>
      {fault === "gone" && (
        <Notice tone="warn" role="alert" title="This demo no longer exists">
          Demos are deleted after 24 hours.
        </Notice>
      )}
      {fault === "unreachable" && (
        <Notice tone="warn" role="status" title="Can't reach the server" className="mb-6">
          We keep trying. This page may be out of date.
        </Notice>
      )}
      {!demo && !fault && <Spinner label="Loading your demo…" />}
      {demo && fault !== "gone" && (
        <>
          <h3 ref={title} tabIndex={-1} className="flex flex-wrap items-center gap-3 text-xl outline-none">
            <span className="min-w-0 break-words">{demo.tournament.name}</span>
            <StatusBadge status={demo.tournament.status} />
          </h3>
          <DemoProgress tournament={demo.tournament} />
          <UploadReport remarks={remarks} onDismiss={onDismissRemarks} />
          <ol aria-label="Resumes" className="mt-6 divide-y border-y">
            {candidates.map((resume) => (
              <DemoCandidate key={resume.id} resume={resume} onExplain={openCandidate} />
            ))}
          </ol>
          <div className="mt-6">
            <JobDetails title="The job" job={demo.tournament} />
          </div>
          <DemoSheet path={`/api/demo/tournament/${id}`} candidates={candidates} />
        </>
      )}
      {demo?.tournament.isSample && (
        <p className="mt-6 text-muted">Every new account comes with this tournament, ready to explore.</p>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {demo && fault !== "gone" && <Keep tournament={demo.tournament} />}
        <Button variant="secondary" onClick={onRestart}>
          Start another demo
        </Button>
      </div>
    </>
  );
}

/**
 * Links to the sign-up. A demo created in this browser becomes a tournament of the new account; the sample does not
 * have to, because every account has it.
 */
function Keep({ tournament: { id, isOwn, isSample } }: Pick<DemoState, "tournament">) {
  const next = encodeURIComponent(`/dashboard/keep-demo?demo=${id}`);
  return (
    <Button asChild>
      <Link to={isOwn && !isSample ? `/auth/signup?redirectTo=${next}` : "/auth/signup"}>
        {isOwn ? "Keep this as my first tournament" : "Sign up to screen more"}
      </Link>
    </Button>
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
          {doneCount + errorCount} of {resumeCount} done
          {errorCount > 0 && ` (${errorCount} could not be read)`}
        </span>
        <span className="text-muted">{percent}%</span>
      </div>
      <Progress aria-label="Resumes done" value={percent} />
      <p className="mt-2 text-muted text-sm">
        {isRunning ? "This usually takes 1-2 minutes." : "This demo is deleted after 24 hours."}
      </p>
    </div>
  );
}
