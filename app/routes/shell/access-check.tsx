import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { useIsSlow } from "#app/lib/use-is-slow.ts";

/** Says in place of the page that the server is looking into who asks, on the way to the administrator's pages. */
export function AccessCheck({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const asked = useNavigation().location?.pathname;
  const isChecking = useIsSlow(asked !== undefined && isAdmins(asked) && !isAdmins(pathname));
  return (
    <>
      {isChecking && (
        <div className="grid min-h-72 place-items-center">
          <Spinner label="Checking access..." />
        </div>
      )}
      {/* Only hidden: what was typed outlives a journey that is broken off. */}
      <div hidden={isChecking}>{children}</div>
    </>
  );
}

const isAdmins = (pathname: string) => `${pathname}/`.startsWith("/admin/");
