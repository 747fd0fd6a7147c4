import { Link, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button, Notice, Spinner } from "#app/components/ui.ts";
import type { UploadRemarks } from "#app/components/upload/upload-report.tsx";
import { toast } from "#app/lib/toast.ts";
import { DemoForm } from "./demo-form";
import { createSampleDemo, DemoRefused } from "./send-demo";
import * as words from "./words";

export { readDrawnForm, restoreFocus } from "./drawn-form";

/** Loaded only for visitors who create a demo. */
const DemoResults = lazy(() => import("./demo-results"));

export type DemoProps = {
  /** Values typed into the form before its code loaded, by field name. */
  typed: Record<string, string>;
  sampleCount: number;
  isPaused: boolean;
};

/** The form, or the demo whose id is in the URL, so that a reload shows it again. */
export default function Demo({ typed, sampleCount, isPaused }: DemoProps) {
  const [search, setSearch] = useSearchParams();
  const [remarks, setRemarks] = useState<UploadRemarks>({ duplicates: [], rejected: [] });
  /** Kept for another demo of the same job with other resumes. */
  const [job, setJob] = useState(typed);
  const [isNew, setIsNew] = useState(false);
  const id = search.get("demo");
  const place = useRef<HTMLDivElement>(null);
  const isRestart = useRef(false);
  useEffect(() => {
    if (id || !isRestart.current) return;
    isRestart.current = false;
    place.current?.querySelector("button")?.focus();
  }, [id]);

  const show = (demoId: string | null) =>
    setSearch(demoId ? { demo: demoId } : {}, { replace: demoId === null, preventScrollReset: true });
  const showNew = (demoId: string) => {
    setIsNew(true);
    show(demoId);
  };

  return (
    <div ref={place} className="mt-10">
      {isPaused && (
        <Notice tone="warn" title={words.demoPaused} className="mb-10">
          {words.pausedStart} <Link to="/auth/signup">{words.signUp}</Link> {words.pausedEnd}
        </Notice>
      )}
      {id ? (
        <div className="min-h-96 rounded-lg border bg-surface p-5 shadow-raised sm:p-8">
          <Suspense fallback={<Spinner label={words.loadingDemo} />}>
            <DemoResults
              key={id}
              id={id}
              isNew={isNew}
              remarks={remarks}
              onDismissRemarks={() => setRemarks({ duplicates: [], rejected: [] })}
              onRestart={() => {
                isRestart.current = true;
                show(null);
              }}
            />
          </Suspense>
        </div>
      ) : (
        <>
          <SampleStart resumeCount={sampleCount} onCreated={showNew} />
          <DemoForm
            job={job}
            onCreated={(created) => {
              setJob(created.job);
              setRemarks(created.remarks);
              showNew(created.id);
            }}
          />
        </>
      )}
      <noscript>
        <p className="mt-4 text-muted">{words.noScript}</p>
      </noscript>
    </div>
  );
}

type Props = { resumeCount: number; onCreated(id: string): void };

function SampleStart({ resumeCount, onCreated }: Props) {
  const [isPending, setIsPending] = useState(false);
  const start = async () => {
    setIsPending(true);
    try {
      const id = await createSampleDemo();
      toast({ title: words.demoCreated, description: words.demoCreatedHint });
      onCreated(id);
    } catch (error) {
      const description = error instanceof DemoRefused ? error.message : words.pleaseTryAgain;
      toast({ variant: "error", title: words.createFailed, description });
      setIsPending(false);
    }
  };
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button size="lg" onClick={start} disabled={isPending}>
        {isPending ? words.creatingDemo : words.trySamples(resumeCount)}
      </Button>
      <p className="text-muted">{words.trySamplesHint}</p>
    </div>
  );
}
