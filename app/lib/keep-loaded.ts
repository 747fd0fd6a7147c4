import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Keeps what is loaded when only the query string changed, for pages where it chooses among what is there;
 * and when an action failed, so that the form and what was typed outlive the network.
 */
export const keepLoaded: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod = "GET",
  actionStatus = 200,
  actionResult,
  defaultShouldRevalidate,
}) => {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  if (formMethod === "GET") return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
  return actionStatus < 400 && !actionResult?.error;
};
