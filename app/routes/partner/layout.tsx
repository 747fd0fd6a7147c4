import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { CenteredMain } from "#app/components/centered-main.tsx";
import { PageError } from "#app/components/page-error.tsx";
import { requirePartner } from "#app/lib/require-partner.server.ts";
import { Frame } from "./frame";

export { keepFrame as shouldRevalidate } from "#app/lib/keep-loaded.ts";

export async function loader(args: LoaderFunctionArgs) {
  return { partnerName: (await requirePartner(args)).partnerName };
}

/** Each page asks for the partner by itself, since parents and children load at the same time. */
export default function Layout() {
  return (
    <Frame partnerName={useLoaderData<typeof loader>().partnerName}>
      <Outlet />
    </Frame>
  );
}

/** A page that fails leaves what surrounds it standing. */
export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>("routes/partner/layout");
  if (!loaded) {
    return (
      <CenteredMain>
        <PageError home="/partner/dashboard" />
      </CenteredMain>
    );
  }
  return (
    <Frame partnerName={loaded.partnerName}>
      <PageError home="/partner/dashboard" />
    </Frame>
  );
}
