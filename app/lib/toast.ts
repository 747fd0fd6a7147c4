import { useSyncExternalStore } from "react";
import { errorMessage } from "./api";

const MAX_TOASTS = 1;
const REMOVE_AFTER_DISMISSAL_MS = 1_000_000;

export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  variant: "plain" | "error";
  action?: { label: string; run(): void };
  open: boolean;
};

let toasts: ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ToastMessage[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message in place of the current one. Returns its id. */
export function toast(
  message: Pick<ToastMessage, "title" | "description" | "action"> & { variant?: "error" },
): number {
  lastId += 1;
  const shown: ToastMessage = { variant: "plain", ...message, id: lastId, open: true };
  set([shown, ...toasts].slice(0, MAX_TOASTS));
  return lastId;
}

export function toastFailure(title: string, error: unknown): void {
  toast({ variant: "error", title, description: errorMessage(error) });
}

export function dismissToast(id: number): void {
  set(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
  setTimeout(() => set(toasts.filter((shown) => shown.id !== id)), REMOVE_AFTER_DISMISSAL_MS);
}

/** The current toast and those still animating out. */
export function listToasts(): ToastMessage[] {
  return toasts;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: ToastMessage[] = [];

export function useToasts(): ToastMessage[] {
  return useSyncExternalStore(subscribe, listToasts, () => none);
}
