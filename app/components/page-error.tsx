import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import type { ReactElement, ReactNode } from "react";
import { ButtonLink } from "#app/components/ui.ts";
import { useRootData } from "#app/lib/root-data.ts";
import * as words from "./frame-words";
import { NotFoundCard } from "./not-found-card";

/** Error boundary content: a card that describes the error, with a link home. */
export function PageError({ home }: { home?: string }) {
  const error = useRouteError();
  const root = useRootData();
  // The request id came with the document; a page that failed after a client navigation has a different one.
  const isFirstPage = useLocation().key === "default";
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundCard />;
  return <ErrorCard requestId={isFirstPage ? root?.requestId : undefined} home={home} />;
}

/** Last-resort error screen, for when the page itself cannot render. */
function ErrorCard({ requestId, home = "/dashboard" }: { requestId?: string; home?: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className="flex w-full max-w-md flex-col gap-4 rounded-lg border bg-surface p-8 shadow-raised">
      <h1 className="text-2xl">{words.somethingWentWrong}</h1>
      <p className="text-muted">{words.pageFailedHint}</p>
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

type Props = {
  /** Renders the layout around a page; undefined if the layout's data failed to load too. */
  frame: ((page: ReactNode) => ReactElement) | undefined;
  home?: string;
};

/** Error boundary for layouts: if a page fails, the layout around it still renders. */
export function FrameError({ frame, home }: Props) {
  const error = <PageError home={home} />;
  return frame ? frame(error) : <CenteredMain>{error}</CenteredMain>;
}

export function CenteredMain({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center p-4">{children}</main>;
}
