import { useRef } from "react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { useLeaveWarning } from "#app/lib/use-leave-warning.ts";
import { RubricForm } from "./rubric-form";
import type { RubricState } from "./use-rubric";
import * as words from "./words";

const UNSAVED = words.unsaved;

type Props = {
  tournamentId: string;
  rubric: RubricState;
  /** Text of a criterion to add initially; null for none. */
  addition?: string | null;
  /** Weights to begin with in place of the present ones, by criterion. */
  weights?: Record<string, number>;
  onClose(): void;
};

export function RubricEditor({ tournamentId, rubric, addition = null, weights, onClose }: Props) {
  const unsaved = useRef<true | null>(null);
  const form = useRef<HTMLDivElement>(null);
  useLeaveWarning(unsaved, UNSAVED);
  const close = () => {
    if (!unsaved.current || window.confirm(UNSAVED)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={words.editTitle}
      description={words.editHint}
      shape="right"
      className="scroll-pt-5 scroll-pb-56"
      onOpenAutoFocus={(event) => {
        const texts = form.current?.querySelectorAll("textarea") ?? [];
        const added = addition === null ? undefined : texts[texts.length - 1];
        if (!added) return;
        event.preventDefault();
        added.focus();
      }}
    >
      <div ref={form} className="flex flex-1 flex-col">
        <RubricForm
          tournamentId={tournamentId}
          rubric={rubric}
          addition={addition}
          weights={weights}
          onDirty={(isDirty) => {
            unsaved.current = isDirty || null;
          }}
          onCancel={close}
          onSaved={() => {
            unsaved.current = null;
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
