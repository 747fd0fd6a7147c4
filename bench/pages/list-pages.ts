import type { Filled } from "./fill-world";
import pages from "./pages.json";
import type { Callers } from "./sign-in";

export type Page = {
  as: keyof Callers;
  path: string;
  /** "page" is a page in the browser; "call" is an API call that a page makes. */
  kind: "page" | "call";
};

/** Every page that needs a session, and every API call that pages make repeatedly. */
export const listPages = ({ ids }: Pick<Filled, "ids">): Page[] =>
  (["page", "call"] as const).flatMap((kind) =>
    (["recruiter", "admin", "partner"] as const).flatMap((as) =>
      pages[kind][as].map((path) => ({
        ...{ as, kind },
        path: path.replace(/\{(\w+)\}/, (_, name: keyof Filled["ids"]) => ids[name]),
      })),
    ),
  );
