import { CircleHelp, Minus, Plus } from "lucide-react";

const BULLETS = {
  pros: <Plus className="size-4 text-accent" aria-hidden />,
  cons: <Minus className="size-4 text-warn" aria-hidden />,
  questions: <CircleHelp className="size-4 text-muted" aria-hidden />,
};

type Props = {
  label: string;
  items: string[];
  look: "chips" | keyof typeof BULLETS;
  /** The resume is still being read. */
  isPending: boolean;
};

/** One of the lists on a candidate's card. */
export function CardList({ label, items, look, isPending }: Props) {
  return (
    <section>
      <h4 className="eyebrow">{label}</h4>
      {items.length === 0 ? (
        <p className="mt-1 text-muted text-sm">{isPending ? "Processing..." : "None found"}</p>
      ) : look === "chips" ? (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {items.map((item) => (
            <li key={item} className="max-w-full truncate rounded border bg-paper px-2 text-sm leading-6">
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <ul className="mt-1 flex flex-col gap-1">
          {items.map((item) => (
            <li key={item} className="flex gap-2 text-sm">
              <span className="mt-0.5 shrink-0">{BULLETS[look]}</span>
              <span className="min-w-0 break-words">{item}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
