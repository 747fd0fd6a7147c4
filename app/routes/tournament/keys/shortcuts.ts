type Shortcut = { keys: string[]; does: string /** Of no use to whoever may only read. */; writes?: true };

/** All keyboard shortcuts of the page, as shown in their list. */
export const SHORTCUTS: Shortcut[] = [
  { keys: ["j", "k"], does: "Next and previous candidate" },
  { keys: ["Enter", "o"], does: "Open the candidate" },
  { keys: ["Esc"], does: "Close, and return to the candidate’s card" },
  { keys: ["1", "2", "3", "4"], does: "Move the candidate to Tier A, B, C or D", writes: true },
  { keys: ["c"], does: "Choose the candidate to be compared" },
  { keys: ["/"], does: "Search" },
  { keys: ["?"], does: "Show this list" },
  { keys: ["Ctrl Z", "⌘ Z"], does: "Undo the last change of a tier, while its message shows", writes: true },
];
