import { useNavigate } from "@remix-run/react";
import { Button, Notice } from "#app/components/ui.ts";
import * as words from "./words";

/** Replaces a list that failed to load, with a button that loads the page again. */
export function RetryNotice({ text }: { text: string }) {
  const navigate = useNavigate();
  return (
    <Notice tone="danger" role="alert" className="items-center">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{text}</p>
        <Button variant="secondary" size="sm" onClick={() => navigate(0)}>
          {words.tryAgain}
        </Button>
      </div>
    </Notice>
  );
}
