import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { PropsWithChildren } from "react";
import { FrameError } from "#app/components/frame-error.tsx";
import { requireAdmin } from "#app/lib/require-admin.server.ts";
import { Shell } from "../shell/shell";
import { AdminNavigation } from "./navigation";

export { keepFrame as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

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
