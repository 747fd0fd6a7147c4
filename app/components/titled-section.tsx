import type { ReactNode } from "react";

const HEADINGS = {
  xl: { Heading: "h2", look: "text-xl" },
  lg: { Heading: "h2", look: "text-lg" },
  sm: { Heading: "h3", look: "font-semibold text-sm tracking-normal" },
} as const;

type Props = {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  size?: keyof typeof HEADINGS;
  className?: string;
  children?: ReactNode;
};

/** A section named by its heading, with a hint below that. */
export function TitledSection({ id, title, text, size = "lg", className, children }: Props) {
  const { Heading, look } = HEADINGS[size];
  return (
    <section aria-labelledby={id} className={className}>
      <div>
        <Heading id={id} className={look}>
          {title}
        </Heading>
        {text && <p className="mt-1 max-w-prose text-muted text-sm">{text}</p>}
      </div>
      {children}
    </section>
  );
}
