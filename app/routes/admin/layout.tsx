import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { NavLink, Outlet, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { type PropsWithChildren, useEffect, useRef } from "react";
import { FrameError } from "#app/components/page-error.tsx";
import { requireAdmin } from "#app/lib/route.server.ts";
import { Shell } from "../shell/shell";
import * as words from "./words";

export { revalidateAfterAction as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export function loader(args: LoaderFunctionArgs) {
  return { email: requireAdmin(args).email, isLocal: args.context.services.isLocal };
}

/** Layout of the admin pages. Each page's loader checks for the administrator itself. */
export default function Layout() {
  return (
    <AdminFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </AdminFrame>
  );
}

export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>("routes/admin/layout");
  return <FrameError frame={loaded && ((page) => <AdminFrame {...loaded}>{page}</AdminFrame>)} />;
}

function AdminFrame({ email, isLocal, children }: PropsWithChildren<{ email: string; isLocal: boolean }>) {
  return (
    <Shell email={email} isAdmin>
      <AdminNavigation isLocal={isLocal} />
      {children}
    </Shell>
  );
}

const pages = [
  { to: "/admin/tournaments", label: words.tournaments },
  { to: "/admin/paying-users", label: words.payingUsers },
  { to: "/admin/promo-codes", label: words.promoCodes },
  { to: "/admin/partners", label: words.partners },
  { to: "/admin/api-integration", label: words.apiTest },
  { to: "/admin/operations", label: words.operations },
  { to: "/admin/audit", label: words.auditLog },
];
const localPages = [{ to: "/admin/dev-emails", label: words.sampleEmails }];

function AdminNavigation({ isLocal }: { isLocal: boolean }) {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // If the bar is wider than the screen, scroll the current page's tab into view.
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (!bar.current || !current) return;
    bar.current.scrollLeft = current.offsetLeft - (bar.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav
      ref={bar}
      aria-label={words.administration}
      className="-mx-4 relative mb-6 overflow-x-auto border-b px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-1">
        {(isLocal ? [...pages, ...localPages] : pages).map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="block whitespace-nowrap border-transparent border-b-2 px-3 py-2 text-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
