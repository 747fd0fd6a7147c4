import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { PublicHeader } from "#app/components/public-header.tsx";
import { Shell } from "./shell";

export { revalidateAfterAction as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export function loader({ context: { viewer } }: LoaderFunctionArgs) {
  return viewer && { email: viewer.email, isAdmin: viewer.isAdmin };
}

export default function OpenLayout() {
  const viewer = useLoaderData<typeof loader>();
  if (viewer)
    return (
      <Shell {...viewer}>
        <Outlet />
      </Shell>
    );
  return (
    <>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="mx-auto max-w-6xl px-4 py-10 outline-none sm:px-8 lg:py-14">
        <Outlet />
      </main>
    </>
  );
}
