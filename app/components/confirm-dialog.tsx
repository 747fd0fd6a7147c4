import type { SubmissionResult } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { Notice } from "#app/components/notice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "#app/components/ui/dialog.tsx";
import { wordsOf } from "#app/lib/api.ts";
import { useReturnFocus } from "#app/lib/use-return-focus.ts";

export type Question = {
  title: string;
  /** Whether and how it can be undone. */
  description: string;
  /** What it means, in plain words. */
  children: ReactNode;
  /** On the button, as "Delete tournament"; and while that is done. */
  action: string;
  busy: string;
  /** On the button that leaves everything as it is. */
  keep: string;
  /** Where it failed without words of its own. */
  failed: string;
  /** Does it; the dialog stays, with words, if that fails or answers with errors of a form. */
  onConfirm(): Promise<unknown>;
  onClose(): void;
};

/** Asks once before something is done that hurts. */
export function ConfirmDialog({ isOpen, ...question }: Question & { isOpen: boolean }) {
  const returnFocus = useReturnFocus(isOpen);
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && question.onClose()}>
      <DialogContent role="alertdialog" {...returnFocus}>
        <Asked {...question} />
      </DialogContent>
    </Dialog>
  );
}

function Asked({ title, description, children, action, busy, keep, failed, onConfirm, onClose }: Question) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const refusal = formErrorOf(await onConfirm());
      if (!refusal) return onClose();
      setFailure(refusal);
    } catch (error) {
      setFailure(wordsOf(error, failed));
    }
    setIsBusy(false);
  };

  return (
    <>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
      </DialogHeader>
      <div className="flex flex-col gap-5 p-6">
        <div className="flex flex-col gap-2 text-sm">{children}</div>
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          {/* Not `disabled`, which would take the focus from it and out of the dialog. */}
          <Button variant="danger" aria-disabled={isBusy} onClick={() => !isBusy && confirm()}>
            {isBusy ? busy : action}
          </Button>
        </div>
      </div>
    </>
  );
}

function formErrorOf(answer: unknown): string | undefined {
  return (answer as SubmissionResult<string[]> | undefined)?.error?.[""]?.join(" ");
}
