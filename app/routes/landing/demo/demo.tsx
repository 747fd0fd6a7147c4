import { useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { Spinner } from "#app/components/ui/spinner.tsx";
import type { UploadRemarks } from "#app/components/upload/upload-report.tsx";
import { DemoForm } from "./demo-form";

/** Only who makes a demo pays for its code. */
const DemoResults = lazy(() => import("./demo-results"));

export type DemoProps = {
  /** What was typed into the form before its code came, by field. */
  typed: Record<string, string>;
};

/** The form, or the demo whose id is in the address; so a reload shows it again. */
export default function Demo({ typed }: DemoProps) {
  const [search, setSearch] = useSearchParams();
  const [remarks, setRemarks] = useState<UploadRemarks>({ duplicates: [], rejected: [] });
  /** Kept for another demo with other resumes. */
  const [job, setJob] = useState(typed);
  const [isNew, setIsNew] = useState(false);
  const id = search.get("demo");

  const show = (demoId: string | null) =>
    setSearch(demoId ? { demo: demoId } : {}, { replace: demoId === null, preventScrollReset: true });

  return (
    <div className="mt-10">
      {id ? (
        <div className="min-h-96 rounded-lg border bg-surface p-5 shadow-raised sm:p-8">
          <Suspense fallback={<Spinner label="Loading your demo…" />}>
            <DemoResults
              key={id}
              id={id}
              isNew={isNew}
              remarks={remarks}
              onDismissRemarks={() => setRemarks({ duplicates: [], rejected: [] })}
              onRestart={() => show(null)}
            />
          </Suspense>
        </div>
      ) : (
        <DemoForm
          job={job}
          onCreated={(created) => {
            setJob(created.job);
            setIsNew(true);
            setRemarks(created.remarks);
            show(created.id);
          }}
        />
      )}
    </div>
  );
}
