import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Logo } from "#app/components/logo.tsx";
import { SkipLink } from "#app/components/skip-link.tsx";
import { TooltipProvider } from "#app/components/ui/tooltip.tsx";
import { useKeepFocus } from "#app/lib/use-keep-focus.ts";
import { AccessCheck } from "./access-check";
import { Drawer } from "./drawer";
import { Navigation } from "./navigation";
import { UserMenu } from "./user-menu";
import * as words from "./words";

type Props = { email: string; isAdmin?: boolean; children: ReactNode };

/** Layout of every signed-in page. */
export function Shell({ email, isAdmin = false, children }: Props) {
  useKeepFocus();
  return (
    <TooltipProvider>
      <SkipLink />
      <header className="fixed inset-x-0 top-0 z-30 flex h-14 items-center gap-2 border-b bg-surface px-4 lg:px-6 print:hidden">
        <Drawer isAdmin={isAdmin} />
        <Link to="/dashboard" className="flex rounded-md">
          <Logo />
        </Link>
        <div className="ml-auto">
          <UserMenu email={email} />
        </div>
      </header>
      <aside className="fixed inset-y-0 left-0 hidden w-56 border-r bg-paper px-3 pt-20 pb-4 lg:flex print:hidden">
        <Navigation isAdmin={isAdmin} />
      </aside>
      <main
        id="content"
        tabIndex={-1}
        className="px-4 pt-20 pb-16 outline-none sm:px-6 lg:ml-56 lg:px-10 lg:pt-22 print:m-0 print:p-0"
      >
        <div className="mx-auto max-w-[100rem]">
          <noscript>
            <p className="mb-6 rounded-md bg-sunken px-3 py-2 text-sm">{words.youCanReadEverything}</p>
          </noscript>
          <AccessCheck>{children}</AccessCheck>
        </div>
      </main>
    </TooltipProvider>
  );
}
