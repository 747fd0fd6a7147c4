import { Link, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { cursorName, Pager, withoutCursor } from "#app/components/pager.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Slice } from "#core/paging";

type Props = {
  /** Of its heading; its cursors in the address begin with it. */
  id: string;
  title: string;
  page: Slice<unknown>;
  /** What shows while there is nothing at all. */
  empty: { title: string; text: string };
  children: ReactNode;
};

/** One of several lists of a page, newest first, a page of it at a time. */
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
          title="Nothing further"
          text="This list ends before here."
          action={
            <Button asChild variant="secondary">
              <Link to={{ search: withoutCursor(params, id).toString(), hash: id }}>Back to the newest</Link>
            </Button>
          }
        />
      )}
      {!isEmpty && isOlder && !page.after && <p className="mt-3 text-muted text-sm">These are the oldest.</p>}
      <Pager page={page} list={id} label={`Pages of ${title}`} />
    </section>
  );
}
