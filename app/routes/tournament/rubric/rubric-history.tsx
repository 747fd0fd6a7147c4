import { useState } from "react";
import { OwnerOnly } from "#app/components/read-only.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { RubricVersion } from "#core/rubrics/rubric-version";
import * as words from "./words";

type Props = { history: RubricVersion[]; restore(version: number): Promise<void> };

/** All versions of the rubric, newest first; any but the newest can be restored. */
export function RubricHistory({ history, restore }: Props) {
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
