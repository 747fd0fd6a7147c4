import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import type { UploadRemarks } from "#app/components/upload/upload-report.tsx";
import { DemoForm } from "./demo-form";
import { DemoResults } from "./demo-results";

/** The form, or the demo whose id is in the address; so a reload shows it again. */
export default function Demo() {
  const [search, setSearch] = useSearchParams();
  const [remarks, setRemarks] = useState<UploadRemarks>({ duplicates: [], rejected: [] });
  /** Kept for another demo with other resumes. */
  const [job, setJob] = useState<Record<string, string>>({});
  const id = search.get("demo");

  const show = (demoId: string | null) =>
    setSearch(demoId ? { demo: demoId } : {}, { replace: demoId === null, preventScrollReset: true });

  return (
    <div className="mt-10">
      {id ? (
        <DemoResults
          key={id}
          id={id}
          remarks={remarks}
          onDismissRemarks={() => setRemarks({ duplicates: [], rejected: [] })}
          onRestart={() => show(null)}
        />
      ) : (
        <DemoForm
          job={job}
          onCreated={(created) => {
            setJob(created.job);
            setRemarks(created.remarks);
            show(created.id);
          }}
        />
      )}
    </div>
  );
}
