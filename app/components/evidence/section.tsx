import type { ReactNode } from "react";

type Props = { title: string; action?: ReactNode; children: ReactNode };

export function Section({ title, action, children }: Props) {
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
