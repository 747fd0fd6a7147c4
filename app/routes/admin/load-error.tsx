import { useAsyncError, useNavigate } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { wordsOf } from "#app/lib/api.ts";
import * as words from "./words";

/** Replaces a list that failed to load, and shows the server's message. */
export function LoadError() {
  const navigate = useNavigate();
  const reason = wordsOf(useAsyncError(), words.loadErrorSomethingWentWrongPlease);
  return (
    <Notice tone="danger" role="alert" className="items-center">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{words.loadErrorErrorLoadingData(reason)}</p>
        <Button variant="secondary" size="sm" onClick={() => navigate(0)}>
          {words.loadErrorTryAgain}
        </Button>
      </div>
    </Notice>
  );
}
