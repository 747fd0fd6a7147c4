export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** How candidates are displayed; "auto" depends on how many there are. */
export const candidateViews = ["auto", "cards", "table"] as const;
type CandidateView = (typeof candidateViews)[number];

export const densities = ["comfortable", "compact"] as const;
type Density = (typeof densities)[number];

export type Preferences = {
  theme: Theme;
  /** Whether single-key shortcuts are enabled, such as j, k and 1 to 4 in a review. */
  shortcuts: boolean;
  /** Account id for which the dashboard's reminder to confirm the email address is dismissed. */
  confirmNoteHiddenFor: string | null;
  candidateView: CandidateView;
  density: Density;
  /** Ids of hidden table columns; null until the user changes them, which hides none. */
  hiddenColumns: string[] | null;
};

export const DEFAULT_PREFERENCES: Preferences = {
  theme: "system",
  shortcuts: true,
  confirmNoteHiddenFor: null,
  candidateView: "auto",
  density: "comfortable",
  hiddenColumns: null,
};

/** Route that saves one or more preferences from a form. */
export const PREFERENCES_PATH = "/preferences";

/** Reads the changed preferences from a form. Avoids zod, which would be bundled into every page. */
export function readChange(form: FormData): Partial<Preferences> {
  const theme = themes.find((known) => known === form.get("theme"));
  const shortcuts = form.get("shortcuts");
  const hiddenFor = form.get("confirmNoteHiddenFor");
  const candidateView = candidateViews.find((known) => known === form.get("candidateView"));
  const density = densities.find((known) => known === form.get("density"));
  const hiddenColumns = form.get("hiddenColumns");
  return {
    ...(theme && { theme }),
    ...((shortcuts === "on" || shortcuts === "off") && { shortcuts: shortcuts === "on" }),
    ...(candidateView && { candidateView }),
    ...(density && { density }),
    // A cookie holds at most 4 KB.
    ...(typeof hiddenColumns === "string" &&
      /^[\w:,-]{0,1000}$/.test(hiddenColumns) && { hiddenColumns: hiddenColumns.split(",").filter(Boolean) }),
    ...(typeof hiddenFor === "string" &&
      /^[\w-]{1,40}$/.test(hiddenFor) && { confirmNoteHiddenFor: hiddenFor }),
  };
}
