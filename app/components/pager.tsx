import { Link, useSearchParams } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { count } from "#app/lib/format.ts";
import type { Page } from "#core/paging";
import { Button } from "./ui/button";

/** "1,000+ candidates": how long the list is of which a page shows. */
export function total({ total, isTotalCapped }: Page<unknown>, noun: string, plural = `${noun}s`): string {
  return isTotalCapped ? `${total.toLocaleString("en")}+ ${plural}` : count(total, noun, plural);
}

/** Links to the pages before and after; nothing where the list fits on one. */
export function Pager({ page: { before, after } }: { page: Page<unknown> }) {
  if (!before && !after) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
      {before ? (
        <PageLink name="before" cursor={before}>
          <ChevronLeft aria-hidden />
          Previous
        </PageLink>
      ) : (
        <span />
      )}
      {after && (
        <PageLink name="after" cursor={after}>
          Next
          <ChevronRight aria-hidden />
        </PageLink>
      )}
    </nav>
  );
}

type LinkProps = { name: "before" | "after"; cursor: string; children: ReactNode };

function PageLink({ name, cursor, children }: LinkProps) {
  const params = new URLSearchParams(useSearchParams()[0]);
  params.delete("before");
  params.delete("after");
  params.set(name, cursor);
  return (
    <Button asChild variant="secondary">
      <Link to={{ search: params.toString() }} rel={name === "before" ? "prev" : "next"}>
        {children}
      </Link>
    </Button>
  );
}
