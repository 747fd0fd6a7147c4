import type { ReactNode } from "react";

type Props = {
  id: string;
  title: string;
  text?: string;
  /** "raised": surface background instead of paper; "ruled": a line above separates it from the previous section. */
  look?: "raised" | "ruled";
  children: ReactNode;
};

const LOOKS = { raised: "border-y bg-surface", ruled: "border-t" };

export function Section({ id, title, text, look, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={look && LOOKS[look]}>
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-8 lg:py-24">
        <h2 id={`${id}-title`} className="text-3xl tracking-[-0.03em]">
          {title}
        </h2>
        {text && <p className="mt-3 max-w-2xl text-pretty text-lg text-muted">{text}</p>}
        {children}
      </div>
    </section>
  );
}
