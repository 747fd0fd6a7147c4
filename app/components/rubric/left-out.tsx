import { Plus } from "lucide-react";
import { OwnerOnly } from "#app/components/read-only.tsx";
import { Button } from "#app/components/ui.ts";
import type { RejectedRequirement } from "#core/analysis/rubric";
import * as words from "./words";

type Props = {
  refused: RejectedRequirement[];
  /** Adds the suggested lawful wording; if undefined, the suggestion is text only. */
  onAdd?: ((text: string) => void) | undefined;
};

export function LeftOut({ refused, onAdd }: Props) {
  if (refused.length === 0) return null;
  return (
    <section className="rounded-lg bg-warn-soft p-4">
      <h3 className="font-semibold text-sm tracking-normal">{words.leftOut}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {refused.map(({ text, reason, rewording, asksNothing }) => (
          <li key={text} className="flex flex-col items-start gap-1.5 text-sm">
            <p className="min-w-0 max-w-prose break-words">
              <span className="block font-medium">“{text}”</span> {reason}
            </p>
            {rewording && !onAdd ? (
              <p>{words.alternativeHint(rewording)}</p>
            ) : rewording ? (
              <OwnerOnly>
                <Button variant="secondary" size="wrap" onClick={() => onAdd?.(rewording)}>
                  <Plus aria-hidden />
                  {words.addAlternative(rewording)}
                </Button>
              </OwnerOnly>
            ) : (
              !asksNothing && <p className="text-muted">{words.noAlternative}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
