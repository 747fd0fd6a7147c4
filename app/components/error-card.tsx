import { useLocation } from "@remix-run/react";
import * as words from "./frame-words";
import { ButtonLink } from "./ui/button";

/** Last-resort error screen, for when the page itself cannot render. */
export function ErrorCard({ requestId, home = "/dashboard" }: { requestId?: string; home?: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className="flex w-full max-w-md flex-col gap-4 rounded-lg border bg-surface p-8 shadow-raised">
      <h1 className="text-2xl">{words.somethingWentWrong}</h1>
      <p className="text-muted">{words.pageFailed}</p>
      {requestId && (
        <p className="text-muted text-xs">
          {words.mentionNumber} <code className="select-all break-all">{requestId}</code>
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-3">
        <ButtonLink href={pathname + search}>{words.tryAgain}</ButtonLink>
        <ButtonLink href={home} variant="secondary">
          {words.goToDashboard}
        </ButtonLink>
      </div>
    </div>
  );
}
