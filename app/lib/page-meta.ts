import type { MetaFunction } from "@remix-run/react";
import { PRODUCT_NAME } from "#core/product";

type Data<Loader> = Parameters<MetaFunction<Loader>>[0]["data"];
type Title<Loader> = string | ((data: Data<Loader>) => string);

/** A page's title in the browser, and its description for search engines. */
export const pageMeta =
  <Loader>(title: Title<Loader>, description?: string): MetaFunction<Loader> =>
  ({ data }) => [
    { title: `${typeof title === "string" ? title : title(data)} · ${PRODUCT_NAME}` },
    ...(description ? [{ name: "description", content: description }] : []),
  ];

/** For a page that people without an account reach by a link, whose address is a secret. */
export const linkMeta =
  <Loader>(title: Title<Loader>, referrer?: "same-origin" | "no-referrer"): MetaFunction<Loader> =>
  (args) => [
    ...(pageMeta(title)(args) ?? []),
    { name: "robots", content: "noindex, nofollow" },
    ...(referrer ? [{ name: "referrer", content: referrer }] : []),
  ];
