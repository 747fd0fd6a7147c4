import type { ShouldRevalidateFunction } from "@remix-run/react";

/** For pages whose query string only chooses among what is loaded already. */
export const keepLoadedOnSearch: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const onlySearchChanged = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return onlySearchChanged && (formMethod ?? "GET") === "GET" ? false : defaultShouldRevalidate;
};
