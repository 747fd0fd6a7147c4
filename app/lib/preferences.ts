import { useFetchers, useRouteLoaderData } from "@remix-run/react";
import * as z from "zod";
import type { loader } from "#app/root.tsx";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export type Preferences = {
  theme: Theme;
  /** Whether single keys act on their own, as j, k and 1 to 4 do in a review. */
  shortcuts: boolean;
};

export const DEFAULT_PREFERENCES: Preferences = { theme: "system", shortcuts: true };

/** Where a form changes them, one at a time or all. */
export const PREFERENCES_PATH = "/preferences";

export const storedPreferencesSchema = z.object({
  theme: z.enum(themes).optional(),
  shortcuts: z.boolean().optional(),
});

const onOrOff = z.enum(["on", "off"]).transform((value) => value === "on");
export const preferencesFormSchema = storedPreferencesSchema.extend({ shortcuts: onOrOff.optional() });

/** What this browser prefers. A change shows at once, before the server has heard of it. */
export function usePreferences(): Preferences {
  const stored = useRouteLoaderData<typeof loader>("root")?.preferences ?? DEFAULT_PREFERENCES;
  const changes = useFetchers()
    .filter(({ formAction }) => formAction === PREFERENCES_PATH)
    .map(({ formData }) => preferencesFormSchema.safeParse(Object.fromEntries(formData ?? [])).data);
  return Object.assign({ ...stored }, ...changes);
}
