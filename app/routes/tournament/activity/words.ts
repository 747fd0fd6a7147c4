export const tabTitle = (name: string) => `Activity in ${name}`;
export const activity = "Activity";
export const intro = "Who did what in this tournament. Entries can't be changed.";
/** The file has all entries, whatever kind is chosen. */
export const wholeLog = (format: string) => `Whole log (${format})`;
export const noneOfKind = "Nothing of this kind yet";
export const empty = "Nothing has happened yet";
export const emptyHint = "Scores, tier changes and views appear here as they happen.";
export const loadError = "Error loading the activity. Please try again.";
