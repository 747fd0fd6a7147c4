import { useAsyncError } from "@remix-run/react";
import { RetryNotice } from "#app/components/retry-notice.tsx";
import { wordsOf } from "#app/lib/api.ts";
import * as words from "./words";

/** Replaces a list that failed to load, and shows the server's message. */
export function LoadError() {
  const reason = wordsOf(useAsyncError(), words.somethingWentWrongPlease);
  return <RetryNotice text={words.errorLoadingData(reason)} />;
}
