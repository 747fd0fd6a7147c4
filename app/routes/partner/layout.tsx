import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { FrameError } from "#app/components/frame-error.tsx";
import { requirePartner } from "#app/lib/require-partner.server.ts";
import { Frame } from "./frame";

export { keepFrame as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

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
