import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { CenteredMain } from "#app/components/centered-main.tsx";
import { PageError } from "#app/components/page-error.tsx";
import { requireUser } from "#app/lib/require-user.server.ts";
import { Shell } from "./shell";

export { keepFrame as shouldRevalidate } from "#app/lib/keep-loaded.ts";

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

/** A page that fails leaves what surrounds it standing. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("routes/shell/layout");
  if (!frame) {
    return (
      <CenteredMain>
        <PageError />
      </CenteredMain>
    );
  }
  return (
    <Shell {...frame}>
      <PageError />
    </Shell>
  );
}
