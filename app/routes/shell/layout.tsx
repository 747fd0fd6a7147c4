import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { Logo } from "#app/components/logo.tsx";
import { requireUser } from "#app/lib/require-user.server.ts";
import { MobileNavigation } from "./mobile-navigation";
import { Navigation } from "./navigation";
import { UserMenu } from "./user-menu";

export { keepFrame as shouldRevalidate } from "#app/lib/keep-loaded.ts";

export function loader(args: LoaderFunctionArgs) {
  return { email: requireUser(args).email };
}

/** What surrounds every signed-in page. */
export default function Shell() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="fixed inset-x-0 top-0 z-30 flex h-14 items-center gap-2 border-b bg-surface px-4 lg:px-6">
        <MobileNavigation />
        <Link to="/dashboard" className="flex rounded-md">
          <Logo />
        </Link>
        <div className="ml-auto">
          <UserMenu email={email} />
        </div>
      </header>
      <aside className="fixed inset-y-0 left-0 hidden w-56 border-r bg-paper px-3 pt-20 pb-6 lg:flex">
        <Navigation />
      </aside>
      <main
        id="content"
        tabIndex={-1}
        className="px-4 pt-20 pb-16 outline-none sm:px-6 lg:ml-56 lg:px-10 lg:pt-22"
      >
        <div className="mx-auto max-w-[100rem]">
          <noscript>
            <p className="mb-6 rounded-md bg-sunken px-3 py-2 text-sm">
              You can read everything here; uploading, exporting and changing tiers need JavaScript.{" "}
              <a href="/auth/logout" className="underline">
                Log out
              </a>
            </p>
          </noscript>
          <Outlet />
        </div>
      </main>
    </>
  );
}
