import type { ShouldRevalidateFunction } from "@remix-run/react";
import { PREFERENCES_PATH } from "./preferences";

/**
 * For pages whose query string only selects from loaded data. Also skips reloading after a failed action, so that a
 * form keeps its input during network problems, and after a preference change, which does not affect the data.
 */
export const skipRevalidation: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod = "GET", formAction, defaultShouldRevalidate } = change;
  if (formAction === PREFERENCES_PATH) return false;
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  if (formMethod !== "GET") return hasSucceeded(change);
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
};

/** For pages with forms, whose query string determines what is loaded. */
export const revalidateOnSearch: ShouldRevalidateFunction = (change) =>
  change.currentUrl.search !== change.nextUrl.search || skipRevalidation(change);

/** For layouts: reload only after a successful action, so that a page that fails to load fails alone. */
export const revalidateAfterAction: ShouldRevalidateFunction = (change) =>
  (change.formMethod ?? "GET") !== "GET" && hasSucceeded(change);

function hasSucceeded({
  actionStatus = 200,
  actionResult,
}: Parameters<ShouldRevalidateFunction>[0]): boolean {
  return actionStatus < 400 && !actionResult?.error && !actionResult?.failure;
}
