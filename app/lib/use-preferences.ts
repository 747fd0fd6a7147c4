import { useFetcher, useFetchers } from "@remix-run/react";
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

/**
 * Saves changed preferences. All of them are stored in one cookie, so changes share a fetcher: a change cancels the
 * request of the one before, and repeats whatever has not been saved yet.
 */
export function useChangePreferences(): (change: Record<string, string>) => void {
  const fetcher = useFetcher({ key: "preferences" });
  return (change) => {
    const form = new FormData();
    for (const [name, value] of [...(fetcher.formData ?? []), ...Object.entries(change)])
      form.set(name, value);
    fetcher.submit(form, { method: "post", action: PREFERENCES_PATH });
  };
}
