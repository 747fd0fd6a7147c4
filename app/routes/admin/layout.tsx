import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { CenteredMain } from "#app/components/centered-main.tsx";
import { PageError } from "#app/components/page-error.tsx";
import { requireAdmin } from "#app/lib/require-admin.server.ts";
import { Shell } from "../shell/shell";
import { AdminNavigation } from "./navigation";

export { keepFrame as shouldRevalidate } from "#app/lib/keep-loaded.ts";

export function loader(args: LoaderFunctionArgs) {
  return { email: requireAdmin(args).email, isLocal: args.context.services.isLocal };
}

/** What surrounds the administrator's pages. Each of their loaders asks for the administrator by itself. */
export default function Layout() {
  const { email, isLocal } = useLoaderData<typeof loader>();
  return (
    <Shell email={email} isAdmin>
      <AdminNavigation isLocal={isLocal} />
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
    <Shell email={frame.email} isAdmin>
      <AdminNavigation isLocal={frame.isLocal} />
      <PageError />
    </Shell>
  );
}
