import { TimeAgo } from "#app/components/time.tsx";
import type { RubricVersion } from "#core/rubrics/rubric-version";

export function RubricHistory({ history }: { history: RubricVersion[] }) {
  return (
    <details>
      <summary className="min-h-6 font-medium text-sm">History</summary>
      <ol className="mt-2 flex flex-col gap-3 border-l pl-4">
        {history.map(({ version, createdAt, createdBy, changes }) => (
          <li key={version} className="text-sm">
            <p className="text-muted">
              <span className="font-medium text-ink">Version {version}</span> · <TimeAgo iso={createdAt} /> ·{" "}
              <span className="break-all">{createdBy}</span>
            </p>
            <ul>
              {(version === 1 ? ["Taken from the texts of the tournament"] : changes).map((change) => (
                <li key={change} className="break-words">
                  {change}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
