import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { FrameError } from "#app/components/page-error.tsx";
import { requireUser } from "#app/lib/route.server.ts";
import { Shell } from "./shell";

export { revalidateAfterAction as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export function loader(args: LoaderFunctionArgs) {
  const { email, isAdmin } = requireUser(args);
  return { email, isAdmin };
}

export default function Layout() {
  return (
    <Shell {...useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>("routes/shell/layout");
  return <FrameError frame={loaded && ((page) => <Shell {...loaded}>{page}</Shell>)} />;
}
