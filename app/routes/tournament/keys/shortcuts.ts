import * as words from "./words";

type Shortcut = { keys: string[]; does: string /** Of no use to whoever may only read. */; writes?: true };

/** All keyboard shortcuts of the page, as shown in their list. */
export const SHORTCUTS: Shortcut[] = [
  { keys: ["j", "k"], does: words.nextPrevious },
  { keys: ["Enter", "o"], does: words.open },
  { keys: ["Esc"], does: words.close },
  { keys: ["1", "2", "3", "4"], does: words.moveToTier, writes: true },
  { keys: ["c"], does: words.selectToCompare },
  { keys: ["/"], does: words.search },
  { keys: ["?"], does: words.showList },
  { keys: ["Ctrl Z", "⌘ Z"], does: words.undo, writes: true },
];
