import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { OwnerOnly } from "#app/components/read-only.tsx";
import { CriterionList } from "#app/components/rubric/criterion-list.tsx";
import { LeftOut } from "#app/components/rubric/left-out.tsx";
import { Button, CollapsiblePanel, Notice, TimeAgo } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { isNameOnly } from "#core/rubrics/check-rubric";
import type { RubricVersion } from "#core/rubrics/rubric-version";
import type { TournamentDetail } from "#core/tournaments/tournament";
import { LazyRubricEditor } from "./lazy-rubric-editor";
import type { RubricState } from "./use-rubric";
import * as words from "./words";

export function RubricPanel({ tournament, rubric }: { tournament: TournamentDetail; rubric: RubricState }) {
  const { version, rubric: current, history } = rubric.detail;
  const [isEditing, setIsEditing] = useState(false);
  /** Text of a criterion to add on opening, possibly empty; null adds none. */
  const [addition, setAddition] = useState<string | null>(null);
  const edit = (added: string | null) => {
    setAddition(added);
    setIsEditing(true);
  };
  return (
    <>
      {isNameOnly(tournament, current.criteria) && (
        <OwnerOnly>
          <Notice tone="warn" title={words.noRequirements}>
            <p>{words.noRequirementsHint}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={() => edit("")}>
              <Plus aria-hidden />
              {words.addRequirement}
            </Button>
          </Notice>
        </OwnerOnly>
      )}
      <CollapsiblePanel
        title={words.title}
        aside={words.size(count(current.criteria.length, "criterion", "criteria"), version)}
      >
        <div className="flex flex-col gap-6">
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
            <p className="max-w-prose text-muted text-sm">{words.explanation}</p>
            <OwnerOnly>
              <Button variant="secondary" onClick={() => edit(null)}>
                <Pencil aria-hidden />
                {words.editCriteria}
              </Button>
            </OwnerOnly>
          </div>
          <CriterionList criteria={current.criteria} />
          <LeftOut refused={current.refused ?? []} onAdd={edit} />
          <RubricHistory history={history} restore={rubric.restore} />
        </div>
      </CollapsiblePanel>
      {isEditing && (
        <LazyRubricEditor rubric={rubric} addition={addition} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}

type Props = { history: RubricVersion[]; restore(version: number): Promise<void> };

function RubricHistory({ history, restore }: Props) {
  const [restoring, setRestoring] = useState<number>();
  const newest = history[0]?.version;
  const start = async (version: number) => {
    if (restoring !== undefined) return;
    setRestoring(version);
    await restore(version);
    setRestoring(undefined);
  };
  return (
    <details>
      <summary className="min-h-6 font-medium text-sm">{words.history}</summary>
      <ol className="mt-2 flex flex-col gap-3 border-l pl-4">
        {history.map(({ version, createdAt, createdBy, changes }) => (
          <li key={version} className="text-sm">
            <p className="text-muted">
              <span className="font-medium text-ink">
                {words.version} {version}
              </span>{" "}
              · <TimeAgo iso={createdAt} /> · <span className="break-all">{createdBy}</span>
            </p>
            <ul>
              {[...(version === 1 ? [words.fromTexts] : []), ...changes].map((change) => (
                <li key={change} className="break-words">
                  {change}
                </li>
              ))}
            </ul>
            {version !== newest && (
              <OwnerOnly>
                <Button
                  variant="secondary"
                  size="sm"
                  className="mt-1.5"
                  aria-disabled={restoring !== undefined}
                  aria-label={words.restoreOf(version)}
                  onClick={() => start(version)}
                >
                  {restoring === version ? words.restoring : words.restore}
                </Button>
              </OwnerOnly>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
