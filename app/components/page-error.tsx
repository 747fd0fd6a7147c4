import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useRootData } from "#app/lib/root-data.ts";
import { ErrorCard } from "./error-card";
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
