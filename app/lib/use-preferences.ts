import { useFetcher } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { DEFAULT_PREFERENCES, PREFERENCES_PATH, type Preferences, readChange } from "./preferences";
import { useRootData } from "./root-data";

/**
 * What was chosen since the page loaded. The fetcher that saves it has it too, but says too early that it is done: at
 * any render before the root loader's new data is shown, a choice would be undone for a moment.
 */
let chosen: Partial<Preferences> = {};
const form = new FormData();
const listeners = new Set<() => void>();

const listChosen = () => chosen;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nothing: Partial<Preferences> = {};

/** This browser's preferences. Changes apply immediately, before the server has answered. */
export function usePreferences(): Preferences {
  const stored = useRootData()?.preferences ?? DEFAULT_PREFERENCES;
  const changed = useSyncExternalStore(subscribe, listChosen, () => nothing);
  return { ...stored, ...changed };
}

/**
 * Saves changed preferences. All of them are stored in one cookie, so changes share a fetcher: a change cancels the
 * request of the one before, and repeats whatever was chosen since the page loaded.
 */
export function useChangePreferences(): (change: Record<string, string>) => void {
  const { submit } = useFetcher({ key: "preferences" });
  return (change) => {
    for (const [name, value] of Object.entries(change)) form.set(name, value);
    chosen = readChange(form);
    for (const listener of listeners) listener();
    submit(form, { method: "post", action: PREFERENCES_PATH });
  };
}
