import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalTime } from "#app/components/time.tsx";
import type { Health } from "#core/operations/health";
import * as words from "./words";

const PARTS: Record<keyof Health["parts"], string> = {
  database: "Database",
  files: words.fileStore,
  work: words.processing,
};

/** The same result that /api/health gives to external monitoring. */
export function HealthLine({ health, checkedAt }: { health: Health; checkedAt: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-lg border bg-surface px-5 py-4 shadow-raised">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {Object.entries(PARTS).map(([part, label]) => (
          <div key={part} className="flex items-center gap-2">
            <dt>{label}</dt>
            <dd>
              <StatusBadge status={health.parts[part as keyof Health["parts"]]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="ml-auto text-muted text-xs max-sm:ml-0">
        {words.asOf} <LocalTime iso={checkedAt} withSeconds />
      </p>
    </div>
  );
}
