import type { MetaFunction } from "@remix-run/react";
import { PRODUCT_NAME } from "#core/product";

/** A page's title in the browser, and its description for search engines. */
export const pageMeta =
  (title: string, description?: string): MetaFunction =>
  () => [
    { title: `${title} · ${PRODUCT_NAME}` },
    ...(description ? [{ name: "description", content: description }] : []),
  ];
