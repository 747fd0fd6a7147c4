import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { CenteredMain } from "#app/components/centered-main.tsx";
import { PageError } from "#app/components/page-error.tsx";
import { requireAdmin } from "#app/lib/require-admin.server.ts";
import { Shell } from "../shell/shell";
import { AdminNavigation } from "./navigation";

export { keepFrame as shouldRevalidate } from "#app/lib/keep-loaded.ts";

export function loader(args: LoaderFunctionArgs) {
  return { email: requireAdmin(args).email };
}

/** What surrounds the administrator's pages. Each of their loaders asks for the administrator by itself. */
export default function Layout() {
  return (
    <Shell email={useLoaderData<typeof loader>().email}>
      <AdminNavigation />
      <Outlet />
    </Shell>
  );
}

/** A page that fails leaves what surrounds it standing. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("routes/admin/layout");
  if (!frame) {
    return (
      <CenteredMain>
        <PageError />
      </CenteredMain>
    );
  }
  return (
    <Shell email={frame.email}>
      <AdminNavigation />
      <PageError />
    </Shell>
  );
}
