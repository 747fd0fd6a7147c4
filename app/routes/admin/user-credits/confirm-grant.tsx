import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "#app/components/ui/dialog.tsx";
import { useReturnFocus } from "#app/lib/use-return-focus.ts";
import * as words from "./words";

type Props = { isOpen: boolean; title: string; children: ReactNode; onConfirm(): void; onClose(): void };

/** Asks for confirmation before granting credits. */
export function ConfirmGrant({ isOpen, title, children, onConfirm, onClose }: Props) {
  const returnFocus = useReturnFocus(isOpen);
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent role="alertdialog" {...returnFocus}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{children}</DialogDescription>
        </DialogHeader>
        <div className="flex flex-wrap justify-end gap-3 p-6">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={onConfirm}>{words.addCredits}</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
