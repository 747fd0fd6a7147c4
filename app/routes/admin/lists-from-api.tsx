import { useAsyncError } from "@remix-run/react";
import { RetryNotice } from "#app/components/retry-notice.tsx";
import { api, errorMessage } from "#app/lib/api.ts";
import * as words from "./words";

export function LoadError() {
  const reason = errorMessage(useAsyncError(), words.somethingWentWrong);
  return <RetryNotice text={words.errorLoadingData(reason)} />;
}

/**
 * For client loaders: returns the list as a promise, so that navigation does not wait for it. The page's query string is
 * the API's too. Leaving the page aborts the request, and nothing else would handle that rejection.
 */
export function listFromApi<List>(path: string, request: Request): { list: Promise<List> } {
  const list = api<List>(path + new URL(request.url).search, { signal: request.signal });
  list.catch(() => undefined);
  return { list };
}
