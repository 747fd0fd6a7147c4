import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type Props = {
  id: string;
  title: string;
  text?: string;
  /** On the surface rather than the paper. */
  raised?: boolean;
  children: ReactNode;
};

/** A part of the page that a link can lead to. */
export function Section({ id, title, text, raised = false, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cn(raised && "border-y bg-surface")}>
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-8 lg:py-24">
        <h2 id={`${id}-title`} className="text-3xl tracking-[-0.03em]">
          {title}
        </h2>
        {text && <p className="mt-3 max-w-2xl text-lg text-muted">{text}</p>}
        {children}
      </div>
    </section>
  );
}
