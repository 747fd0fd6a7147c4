export const shortcuts = "Keyboard shortcuts";
export const shortcutsOn =
  "They pause while you type or a dialog is open. Turn them off in your account menu.";
export const shortcutsOff = "They are off. Turn them on in your account menu.";

export const nextPrevious = "Next and previous candidate";
export const open = "Open the candidate";
export const moveToTier = "Move the candidate to Tier A, B, C or D";
export const selectToCompare = "Select the candidate to compare";
export const close = "Close, and return to the candidate’s card";
export const search = "Search";
export const showList = "Show this list";
export const undo = "Undo the last tier change while its message shows";
