import type { ReactNode } from "react";

/** An empty list: what is missing, why, and what to do about it. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border border-dashed px-6 py-14 text-center">
      <h3 className="text-lg">{title}</h3>
      {text && <p className="max-w-md text-balance text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
