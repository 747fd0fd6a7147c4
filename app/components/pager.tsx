import { useSearchParams } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import type { Page, Slice } from "#core/paging";
import * as words from "./words";

/** The length of the whole list, such as "1,000+ candidates". */
export function total({ total, isTotalCapped }: Page<unknown>, noun: string, plural = `${noun}s`): string {
  return isTotalCapped ? `${total.toLocaleString("en")}+ ${plural}` : count(total, noun, plural);
}

type PagerProps = {
  page: Slice<unknown>;
  /** On a page with several lists: prefix of this list's cursors in the URL, and id of its heading. */
  list?: string;
  label?: string;
};

export function Pager({ page: { before, after }, list, label = words.pages }: PagerProps) {
  if (!before && !after) return null;
  return (
    <nav aria-label={label} className="mt-4 flex justify-between gap-3">
      {before ? (
        <PageLink list={list} name="before" cursor={before}>
          <ChevronLeft aria-hidden />
          {words.previous}
        </PageLink>
      ) : (
        <span />
      )}
      {after && (
        <PageLink list={list} name="after" cursor={after}>
          {words.next}
          <ChevronRight aria-hidden />
        </PageLink>
      )}
    </nav>
  );
}

type LinkProps = { list?: string; name: "before" | "after"; cursor: string; children: ReactNode };

function PageLink({ list, name, cursor, children }: LinkProps) {
  const params = withoutCursor(useSearchParams()[0], list);
  params.set(cursorName(name, list), cursor);
  return (
    <ButtonLink
      to={{ search: params.toString(), hash: list }}
      rel={name === "before" ? "prev" : "next"}
      variant="secondary"
    >
      {children}
    </ButtonLink>
  );
}

export const cursorName = (name: "before" | "after", list?: string) => (list ? `${list}-${name}` : name);

/** The query string of the first page. */
export function withoutCursor(search: URLSearchParams, list?: string): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete(cursorName("before", list));
  params.delete(cursorName("after", list));
  return params;
}
