import { ConfirmDialog, type Question } from "./confirm-dialog";
import * as words from "./words";

type Props = Pick<Question, "title" | "children" | "action" | "onConfirm" | "onClose"> & {
  isOpen: boolean;
  /** The button that deletes nothing, if more than one thing would go. */
  keep?: string;
};

export function ConfirmDeletion(props: Props) {
  return (
    <ConfirmDialog
      description={words.noUndo}
      busy={words.deleting}
      keep={words.keepIt}
      failed={words.nothingDeleted}
      {...props}
    />
  );
}
