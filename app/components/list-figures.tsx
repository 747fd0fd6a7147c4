import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { Skeleton } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";

type Props<Data> = {
  data: Data | Promise<Data>;
  /** Maps each figure's label to a function that reads its value. */
  figures: Record<string, (data: Data) => number>;
};

/** Figures above a list, loaded with it; skeletons reserve their space until then. */
export function ListFigures<Data>({ data, figures }: Props<Data>) {
  const draw = (write: (label: string) => ReactNode) => (
    <dl
      className={cn(
        "mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line shadow-raised",
        Object.keys(figures).length > 2 ? "lg:grid-cols-4" : "sm:max-w-md",
      )}
    >
      {Object.keys(figures).map((label) => (
        <div key={label} className="flex flex-col gap-1 bg-surface px-5 py-4">
          <dt className="font-medium text-sm">{label}</dt>
          <dd className="mt-auto flex h-9 items-center font-semibold text-2xl tracking-tight">
            {write(label)}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Suspense fallback={draw(() => <Skeleton className="h-6 w-14" />)}>
      <Await resolve={data} errorElement={draw(() => <span className="text-muted">—</span>)}>
        {(loaded) => draw((label) => figures[label]?.(loaded as Data).toLocaleString("en"))}
      </Await>
    </Suspense>
  );
}
