import type { ReactNode } from "react";

/** Figures side by side; stacked on narrow screens. `columns` takes grid classes. */
export function Figures({ columns, children }: { columns: string; children: ReactNode }) {
  return (
    <dl className={`grid overflow-hidden rounded-lg border bg-surface shadow-raised sm:divide-x ${columns}`}>
      {children}
    </dl>
  );
}

type FigureProps = { label: string; value: ReactNode; note: string; children?: ReactNode };

export function Figure({ label, value, note, children }: FigureProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 border-b px-5 py-4 last:border-b-0 sm:flex sm:flex-col sm:border-b-0 sm:py-5">
      <dt className="font-medium text-sm">{label}</dt>
      <dd className="row-span-2 self-center font-semibold text-2xl tracking-tight sm:mt-2 sm:self-start sm:text-3xl">
        {value}
      </dd>
      <dd className="col-start-1 row-start-2 flex flex-col gap-2 pt-1">
        <p className="text-muted text-sm">{note}</p>
        {children}
      </dd>
    </div>
  );
}
