import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Notice } from "#app/components/notice.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { type UploadRemarks, UploadReport } from "#app/components/upload/upload-report.tsx";
import { demoPercent, sortDemoResumes } from "#core/tournaments/demo";
import { DemoCandidate } from "./demo-candidate";
import { type DemoState, useDemo } from "./use-demo";

type Props = {
  id: string;
  /** Made in this visit: the form that had the focus has gone. */
  isNew: boolean;
  remarks: UploadRemarks;
  onDismissRemarks(): void;
  onRestart(): void;
};

export default function DemoResults({ id, isNew, remarks, onDismissRemarks, onRestart }: Props) {
  const { demo, fault } = useDemo(id);
  const title = useRef<HTMLHeadingElement>(null);
  const isShown = demo !== null;
  useEffect(() => {
    if (isShown && isNew) title.current?.focus();
  }, [isShown, isNew]);

  return (
    <>
      {fault === "gone" && (
        <Notice tone="warn" role="alert" title="This demo is no longer here">
          Demos are deleted after 24 hours.
        </Notice>
      )}
      {fault === "unreachable" && (
        <Notice tone="warn" role="status" title="The server cannot be reached" className="mb-6">
          We keep trying; what is shown may be a little behind.
        </Notice>
      )}
      {!demo && !fault && <Spinner label="Loading your demo…" />}
      {demo && fault !== "gone" && (
        <>
          <h3 ref={title} tabIndex={-1} className="flex flex-wrap items-center gap-3 text-xl outline-none">
            <span className="min-w-0 break-words">{demo.tournament.name}</span>
            <StatusBadge status={demo.tournament.status} />
          </h3>
          <DemoProgress {...demo} />
          <UploadReport remarks={remarks} onDismiss={onDismissRemarks} />
          <ol aria-label="Resumes" className="mt-6 divide-y border-y">
            {sortDemoResumes(demo.resumes).map((resume) => (
              <DemoCandidate key={resume.id} resume={resume} />
            ))}
          </ol>
        </>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button asChild>
          <Link to="/auth/signup">Sign up to screen more</Link>
        </Button>
        <Button variant="secondary" onClick={onRestart}>
          Start another demo
        </Button>
      </div>
    </>
  );
}

function DemoProgress({ tournament, resumes }: DemoState) {
  const percent = demoPercent(resumes);
  const done = resumes.filter(({ status }) => status === "done").length;
  const isRunning = tournament.status !== "completed" && tournament.status !== "error";
  return (
    <div className="mt-4 mb-6">
      <div className="mb-2 flex justify-between text-sm">
        <span role="status">
          {done} of {resumes.length} done
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
