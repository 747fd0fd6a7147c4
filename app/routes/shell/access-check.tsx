import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { useIsSlow } from "#app/lib/use-is-slow.ts";
import * as words from "./words";

/** Replaces the page while the server checks access, during navigation to an admin page. */
export function AccessCheck({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const asked = useNavigation().location?.pathname;
  const isChecking = useIsSlow(asked !== undefined && isAdmins(asked) && !isAdmins(pathname));
  return (
    <>
      {isChecking && (
        <div className="grid min-h-72 place-items-center">
          <Spinner label={words.checkingAccess} />
        </div>
      )}
      {/* Hidden instead of unmounted, so that input survives a canceled navigation. */}
      <div hidden={isChecking}>{children}</div>
    </>
  );
}

const isAdmins = (pathname: string) => `${pathname}/`.startsWith("/admin/");
