import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button, Dialog, Problem } from "#app/components/ui.ts";
import { useAttempt } from "#app/lib/use-attempt.ts";

export type Question = {
  title: string;
  /** Whether and how it can be undone. */
  description: ReactNode;
  children?: ReactNode;
  /** Button label, such as "Delete tournament", and the label while the action is running. */
  action: string;
  busy: string;
  keep: string;
  /** Shown if the action fails without a message of its own. */
  failed: string;
  /** Of the button; "danger" unless nothing is lost. */
  variant?: "danger" | "primary";
  /** Runs the action. The dialog stays open and shows the error if it fails or returns form errors. */
  onConfirm(): Promise<unknown>;
  onClose(): void;
};

export function ConfirmDialog({ isOpen, ...question }: Question & { isOpen: boolean }) {
  const { title, description, onClose } = question;
  return (
    <Dialog role="alertdialog" {...{ isOpen, title, description, onClose }}>
      <Answers {...question} />
    </Dialog>
  );
}

function Answers(question: Question) {
  const { children, action, busy, keep, failed, variant = "danger", onConfirm, onClose } = question;
  const { isBusy, failure, attempt } = useAttempt(failed);
  const confirm = () =>
    attempt(async () => {
      const refusal = formErrorOf(await onConfirm());
      if (!refusal) onClose();
      return refusal;
    });

  return (
    <div className="flex flex-col gap-5 p-6">
      {children && <div className="flex flex-col gap-2 text-sm">{children}</div>}
      <Problem text={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {keep}
        </Button>
        {/* Not `disabled`, because the button would lose focus and focus would leave the dialog. */}
        <Button variant={variant} aria-disabled={isBusy} onClick={confirm}>
          {isBusy ? busy : action}
        </Button>
      </div>
    </div>
  );
}

function formErrorOf(answer: unknown): string | undefined {
  return (answer as SubmissionResult<string[]> | undefined)?.error?.[""]?.join(" ");
}
