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

type Props = {
  isOpen: boolean;
  title: string;
  /** What is lost, in plain words. */
  children: ReactNode;
  /** On the button, as "Delete tournament". */
  action: string;
  /** Does it; the dialog stays, with words, if that fails. */
  onConfirm(): Promise<unknown>;
  onClose(): void;
};

/** Asks once before something is deleted for good. */
export function ConfirmDeletion({ isOpen, onClose, ...question }: Props) {
  const returnFocus = useReturnFocus(isOpen);
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent role="alertdialog" {...returnFocus}>
        <Question onClose={onClose} {...question} />
      </DialogContent>
    </Dialog>
  );
}

function Question({ title, children, action, onConfirm, onClose }: Omit<Props, "isOpen">) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(wordsOf(error, "Nothing was deleted. Please try again."));
      setIsBusy(false);
    }
  };

  return (
    <>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>This cannot be undone.</DialogDescription>
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
            Keep it
          </Button>
          {/* Not `disabled`, which would take the focus from it and out of the dialog. */}
          <Button variant="danger" aria-disabled={isBusy} onClick={() => !isBusy && confirm()}>
            {isBusy ? "Deleting..." : action}
          </Button>
        </div>
      </div>
    </>
  );
}
