import type { ReactNode } from "react";

/** A part of the scorecard under its heading, with what can be done about it at the heading's end. */
export function Section({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section>
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 className="font-semibold text-base">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
