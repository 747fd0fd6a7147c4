import { Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { OwnerOnly } from "#app/components/read-only.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CollapsiblePanel } from "#app/components/ui/collapsible.tsx";
import { count } from "#app/lib/format.ts";
import { CriterionList } from "./criterion-list";
import { LeftOut } from "./left-out";
import { RubricHistory } from "./rubric-history";
import type { RubricState } from "./use-rubric";

// With it comes the reader of requirements and its vocabulary.
const RubricEditor = lazy(async () => ({ default: (await import("./rubric-editor")).RubricEditor }));

/** What every candidate is judged by, and the way to change it. */
export function RubricPanel({ rubric }: { rubric: RubricState }) {
  const { version, rubric: current, history } = rubric.detail;
  /** The text of a criterion to begin with, or null while nothing is edited. */
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <CollapsiblePanel
      title={
        <span className="flex flex-wrap items-baseline gap-x-3 py-2">
          How candidates are judged
          <span className="font-normal text-muted text-sm">
            {count(current.criteria.length, "criterion", "criteria")} · version {version}
          </span>
        </span>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <p className="max-w-prose text-muted text-sm">
            Every resume gets a verdict for each criterion; the weights turn the verdicts into the match. New
            weights rank the candidates at once. A new criterion is first read for in every resume.
          </p>
          <OwnerOnly>
            <Button variant="secondary" onClick={() => setEditing("")}>
              <Pencil aria-hidden />
              Edit criteria
            </Button>
          </OwnerOnly>
        </div>
        <CriterionList criteria={current.criteria} />
        <LeftOut refused={current.refused ?? []} onAdd={setEditing} />
        <RubricHistory history={history} />
      </div>
      {editing !== null && (
        <Suspense>
          <RubricEditor rubric={rubric} addition={editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </CollapsiblePanel>
  );
}
