import type { SubmissionResult } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { Button, Dialog, Problem } from "#app/components/ui.ts";
import { errorMessage } from "#app/lib/api.ts";

export type Question = {
  title: string;
  /** Whether and how it can be undone. */
  description: ReactNode;
  /** Explains the consequences in plain words. */
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

export function ConfirmDialog({ isOpen, title, description, ...question }: Question & { isOpen: boolean }) {
  return (
    <Dialog role="alertdialog" isOpen={isOpen} onClose={question.onClose} {...{ title, description }}>
      <Answers {...question} />
    </Dialog>
  );
}

type AnswersProps = Omit<Question, "title" | "description">;

function Answers({ children, action, busy, keep, failed, variant = "danger", ...on }: AnswersProps) {
  const { onConfirm, onClose } = on;
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
      setFailure(errorMessage(error, failed));
    }
    setIsBusy(false);
  };

  return (
    <div className="flex flex-col gap-5 p-6">
      {children && <div className="flex flex-col gap-2 text-sm">{children}</div>}
      <Problem text={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {keep}
        </Button>
        {/* Not `disabled`, because the button would lose focus and focus would leave the dialog. */}
        <Button variant={variant} aria-disabled={isBusy} onClick={() => !isBusy && confirm()}>
          {isBusy ? busy : action}
        </Button>
      </div>
    </div>
  );
}

function formErrorOf(answer: unknown): string | undefined {
  return (answer as SubmissionResult<string[]> | undefined)?.error?.[""]?.join(" ");
}
