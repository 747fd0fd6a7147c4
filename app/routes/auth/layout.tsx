import { Link, Outlet } from "@remix-run/react";
import { Logo } from "#app/components/logo.tsx";
import { useKeepFocus } from "#app/lib/use-keep-focus.ts";

export default function AuthLayout() {
  useKeepFocus();
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-8 sm:py-16">
      <header>
        <Link to="/" className="flex rounded-md">
          <Logo />
        </Link>
      </header>
      <main className="mt-8 w-full max-w-md rounded-lg border bg-surface p-6 shadow-raised sm:p-8">
        <Outlet />
      </main>
    </div>
  );
}
