import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { cursorName, Pager, withoutCursor } from "#app/components/pager.tsx";
import { ButtonLink, EmptyState } from "#app/components/ui.ts";
import type { Slice } from "#core/paging";
import * as words from "./words";

type Props = {
  /** Id of the heading, and prefix of this list's cursors in the URL. */
  id: string;
  title: string;
  page: Slice<unknown>;
  empty: { title: string; text: string };
  children: ReactNode;
};

/** One of several paginated lists on a page, newest first. */
export function History({ id, title, page, empty, children }: Props) {
  const [params] = useSearchParams();
  const isOlder = params.has(cursorName("after", id)) || params.has(cursorName("before", id));
  const isEmpty = page.rows.length === 0;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {!isEmpty && children}
      {isEmpty && !isOlder && <EmptyState {...empty} />}
      {isEmpty && isOlder && (
        <EmptyState
          title={words.noMoreEntries}
          text={words.noMoreEntriesHint}
          action={
            <ButtonLink to={{ search: withoutCursor(params, id).toString(), hash: id }} variant="secondary">
              {words.backToNewest}
            </ButtonLink>
          }
        />
      )}
      {!isEmpty && isOlder && !page.after && (
        <p className="mt-3 text-muted text-sm">{words.noOlderEntries}</p>
      )}
      <Pager page={page} list={id} label={words.pagesOf(title)} />
    </section>
  );
}
