import type { ShouldRevalidateFunction } from "@remix-run/react";
import { PREFERENCES_PATH } from "./preferences";

/**
 * For pages whose query string only chooses among what is loaded. After a failed action they keep what
 * they have as well, so that a form and what was typed outlive the network; a preference changes nothing of theirs.
 */
export const skipRevalidation: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod = "GET", formAction, defaultShouldRevalidate } = change;
  if (formAction === PREFERENCES_PATH) return false;
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  if (formMethod !== "GET") return hasSucceeded(change);
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
};

/** For pages with forms whose query string chooses what is loaded. */
export const keepUnlessAsked: ShouldRevalidateFunction = (change) =>
  change.currentUrl.search !== change.nextUrl.search || skipRevalidation(change);

/** For what surrounds the pages: a page that cannot be loaded fails alone. */
export const keepFrame: ShouldRevalidateFunction = (change) =>
  (change.formMethod ?? "GET") !== "GET" && hasSucceeded(change);

function hasSucceeded({
  actionStatus = 200,
  actionResult,
}: Parameters<ShouldRevalidateFunction>[0]): boolean {
  return actionStatus < 400 && !actionResult?.error && !actionResult?.failure;
}
