import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useRootData } from "#app/lib/root-data.ts";
import { ErrorCard } from "./error-card";
import { NotFoundCard } from "./not-found-card";

/** For error boundaries: the card for what the page threw, with a way home. */
export function PageError({ home }: { home?: string }) {
  const error = useRouteError();
  const root = useRootData();
  // Loaded with the document: a page that failed later has another id.
  const isFirstPage = useLocation().key === "default";
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundCard />;
  return <ErrorCard requestId={isFirstPage ? root?.requestId : undefined} home={home} />;
}
