export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

export type Preferences = {
  theme: Theme;
  /** Whether single keys act on their own, as j, k and 1 to 4 do in a review. */
  shortcuts: boolean;
  /** The account whose dashboard does not say any more that its address is to be confirmed. */
  confirmNoteHiddenFor: string | null;
};

export const DEFAULT_PREFERENCES: Preferences = {
  theme: "system",
  shortcuts: true,
  confirmNoteHiddenFor: null,
};

/** Where a form changes them, one at a time or all. */
export const PREFERENCES_PATH = "/preferences";

/** What a form changes. Not by zod, which would ride along on every page. */
export function readChange(form: FormData): Partial<Preferences> {
  const theme = themes.find((known) => known === form.get("theme"));
  const shortcuts = form.get("shortcuts");
  const hiddenFor = form.get("confirmNoteHiddenFor");
  return {
    ...(theme && { theme }),
    ...((shortcuts === "on" || shortcuts === "off") && { shortcuts: shortcuts === "on" }),
    ...(typeof hiddenFor === "string" &&
      /^[\w-]{1,40}$/.test(hiddenFor) && { confirmNoteHiddenFor: hiddenFor }),
  };
}
