import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Building2, ChevronDown, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "#app/components/logo.tsx";
import { FrameError } from "#app/components/page-error.tsx";
import { ThemeChoice } from "#app/components/preference-choice.tsx";
import { SkipLink } from "#app/components/skip-link.tsx";
import { Button, Popover } from "#app/components/ui.ts";
import { requirePartner } from "#app/lib/route.server.ts";
import * as words from "./words";

export { revalidateAfterAction as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export async function loader(args: LoaderFunctionArgs) {
  return { partnerName: (await requirePartner(args)).partnerName };
}

/** Each page checks for the partner itself, because parent and child loaders run in parallel. */
export default function Layout() {
  return (
    <Frame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>("routes/partner/layout");
  return (
    <FrameError home="/partner/dashboard" frame={loaded && ((page) => <Frame {...loaded}>{page}</Frame>)} />
  );
}

const MENU = "partner-menu";

function Frame({ partnerName, children }: { partnerName: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="fixed inset-x-0 top-0 z-30 border-b bg-surface print:hidden">
        <div className="mx-auto flex h-14 max-w-[90rem] items-center gap-2 px-4 sm:px-6">
          <Link to="/partner/dashboard" className="mr-auto flex items-center gap-3 rounded-md">
            <Logo />
            <span className="eyebrow hidden border-l pl-3 sm:inline">{words.partnerPortal}</span>
          </Link>
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.preferencesOf(partnerName)}
            className="min-w-0 max-w-56 shrink"
            popovertarget={MENU}
          >
            <Building2 aria-hidden />
            <span className="hidden truncate font-normal text-muted sm:inline">{partnerName}</span>
            <ChevronDown className="text-muted" aria-hidden />
          </Button>
          <Popover
            id={MENU}
            className="fixed inset-auto top-13 right-3 m-0 w-72 max-w-[calc(100vw-1.5rem)] flex-col gap-3 rounded-lg border p-4 starting:open:-translate-y-1"
          >
            <p className="truncate text-muted text-xs" title={partnerName}>
              {words.loggedInAs(partnerName)}
            </p>
            <ThemeChoice />
          </Popover>
          <Form method="post" action="/partner/logout">
            <Button type="submit" variant="secondary" size="sm">
              <LogOut aria-hidden />
              {words.logOut}
            </Button>
          </Form>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-[90rem] px-4 pt-20 pb-16 outline-none sm:px-6 lg:pt-22 print:p-0"
      >
        {children}
      </main>
    </>
  );
}
