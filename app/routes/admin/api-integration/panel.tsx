import type { ReactNode } from "react";
import { Notice } from "#app/components/ui.ts";

type Props = {
  title: string;
  /** Method and path, such as "POST /v1/listings". */
  path: string;
  failure: string | undefined;
  children: ReactNode;
};

/** One API call: its title, its form, and why it failed. */
export function Panel({ title, path, failure, children }: Props) {
  return (
    <section className="flex min-w-0 flex-col gap-5 rounded-lg border bg-surface p-6 shadow-raised">
      <div>
        <h2 className="text-lg">{title}</h2>
        <code className="break-all text-muted text-xs">{path}</code>
      </div>
      {children}
      <div role="alert" className="empty:hidden">
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
    </section>
  );
}
