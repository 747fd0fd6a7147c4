import { useFetchers } from "@remix-run/react";
import { DEFAULT_PREFERENCES, PREFERENCES_PATH, type Preferences, readChange } from "./preferences";
import { useRootData } from "./root-data";

/** What this browser prefers. A change shows at once, before the server has heard of it. */
export function usePreferences(): Preferences {
  const stored = useRootData()?.preferences ?? DEFAULT_PREFERENCES;
  const changes = useFetchers()
    .filter(({ formAction }) => formAction === PREFERENCES_PATH)
    .map(({ formData }) => formData && readChange(formData));
  return Object.assign({ ...stored }, ...changes);
}
