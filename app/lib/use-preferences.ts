import { useFetchers } from "@remix-run/react";
import { DEFAULT_PREFERENCES, PREFERENCES_PATH, type Preferences, readChange } from "./preferences";
import { useRootData } from "./root-data";

/** This browser's preferences. Changes apply immediately, before the server has answered. */
export function usePreferences(): Preferences {
  const stored = useRootData()?.preferences ?? DEFAULT_PREFERENCES;
  const changes = useFetchers()
    .filter(({ formAction }) => formAction === PREFERENCES_PATH)
    .map(({ formData }) => formData && readChange(formData));
  return Object.assign({ ...stored }, ...changes);
}
