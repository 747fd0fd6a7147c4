import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { Problem } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { Logo } from "./logo";
import { SkipLink } from "./skip-link";
import * as words from "./words";

const WIDTHS = { narrow: "max-w-2xl", wide: "max-w-4xl" };

type Props = { width: keyof typeof WIDTHS; children: ReactNode };

/** Layout of a page that people without an account reach by a link. */
export function LinkPage({ width, children }: Props) {
  return (
    <>
      <SkipLink />
      <header className="border-b print:hidden">
        <div className={cn("mx-auto flex h-14 items-center px-4 sm:px-8", WIDTHS[width])}>
          <Logo />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={cn("mx-auto flex flex-col gap-6 px-4 py-8 outline-none sm:px-8", WIDTHS[width])}
      >
        {children}
      </main>
    </>
  );
}

type ErrorProps = Pick<Props, "width"> & {
  titles: Record<number, string>;
  otherwise?: string;
};

/** Such a page's error, with the server's message if there is one. */
export function LinkPageError({ width, titles, otherwise = words.pageFailed }: ErrorProps) {
  const error = useRouteError();
  const response = isRouteErrorResponse(error) ? error : undefined;
  const message: unknown = response?.data?.message;
  return (
    <LinkPage width={width}>
      <h1 className="text-2xl">{titles[response?.status ?? 0] ?? otherwise}</h1>
      <Problem text={typeof message === "string" ? message : words.pageFailedHint} />
    </LinkPage>
  );
}
