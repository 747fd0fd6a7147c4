import { ConfirmDialog, type Question } from "./confirm-dialog";

type Props = Pick<Question, "title" | "children" | "action" | "onConfirm" | "onClose"> & { isOpen: boolean };

/** Asks for confirmation before deleting something permanently. */
export function ConfirmDeletion(props: Props) {
  return (
    <ConfirmDialog
      description="This cannot be undone."
      busy="Deleting..."
      keep="Keep it"
      failed="Nothing was deleted. Please try again."
      {...props}
    />
  );
}
