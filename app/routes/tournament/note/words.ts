export * from "../../common-words";

export const noteHint = "Only you can see it. The AI never reads it.";
export const saveKeys = "Save (Ctrl or Cmd + Enter)";
export const saveNote = "Save note";
export const notSaved = "Not saved yet";
export const saved = "Saved";
export const length = (n: string, most: string) => `${n} of ${most} characters`;
export const noteChanged = "This note was changed in the meantime";
export const noteDeleted = "It was deleted.";
export const noteChangedHint =
  "Your text is still here. Save again to replace the other note, or use that one.";
export const takeOtherNote = "Use the other note";
export const saveFailed = "Your note couldn't be saved and is still here. Please try again.";
