import type { ReactNode } from "react";

type Props = { title: string; text?: string; children: ReactNode };

/** A section of a settings page: description on the left, controls on the right. */
export function PageSection({ title, text, children }: Props) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t py-8 md:grid-cols-[16rem_minmax(0,32rem)]">
      <div>
        <h2 className="text-lg">{title}</h2>
        {text && <p className="mt-1 text-muted text-sm">{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
