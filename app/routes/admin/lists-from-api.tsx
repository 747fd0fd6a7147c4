import { useAsyncError } from "@remix-run/react";
import { RetryNotice } from "#app/components/retry-notice.tsx";
import { api, errorMessage } from "#app/lib/api.ts";
import * as words from "./words";

/** Replaces a list that failed to load, and shows the server's message. */
export function LoadError() {
  const reason = errorMessage(useAsyncError(), words.somethingWentWrong);
  return <RetryNotice text={words.errorLoadingData(reason)} />;
}

/**
 * For client loaders: returns the list as a promise, so that navigation does not wait for it. Leaving the page aborts
 * the request, and nothing else would handle that rejection.
 */
export function listFromApi<List>(path: string, request: Request): { list: Promise<List> } {
  const list = api<List>(path, { signal: request.signal });
  list.catch(() => undefined);
  return { list };
}

export function withQueryOf(request: Request, path: string): string {
  return `${path}${new URL(request.url).search}`;
}
