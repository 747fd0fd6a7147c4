import { CircleHelp, Minus, Plus } from "lucide-react";
import { cn } from "#app/lib/cn.ts";
import * as words from "./words";

export const BULLETS = {
  pros: <Plus className="size-4 text-accent" aria-hidden />,
  cons: <Minus className="size-4 text-warn" aria-hidden />,
  questions: <CircleHelp className="size-4 text-muted" aria-hidden />,
};

type Props = {
  label: string;
  items: string[];
  look: "chips" | keyof typeof BULLETS;
  isPending: boolean;
  /** Shortens the list, because the full list is one click away. */
  isBrief?: boolean;
};

export function CardList({ label, items, look, isPending, isBrief }: Props) {
  return (
    <section>
      <h4 className="eyebrow">{label}</h4>
      {items.length === 0 ? (
        <p className="mt-1 text-muted text-sm">{isPending ? words.processing : words.noneFound}</p>
      ) : look === "chips" ? (
        <ul className={cn("mt-1.5 flex flex-wrap", isBrief ? "gap-1" : "gap-1.5")}>
          {items.map((item) => (
            <li
              key={item}
              className={cn(
                "max-w-full truncate rounded border bg-paper",
                isBrief ? "px-1.5 text-xs leading-5" : "px-2 text-sm leading-6",
              )}
            >
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <ul className={cn("mt-1 flex flex-col", isBrief ? "gap-0.5" : "gap-1")}>
          {items.map((item) => (
            <li key={item} className={cn("flex gap-2 text-sm", isBrief && "leading-5")}>
              <span className="mt-0.5 shrink-0">{BULLETS[look]}</span>
              <span className={cn("min-w-0 break-words", isBrief && "line-clamp-4 print:line-clamp-none")}>
                {item}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
