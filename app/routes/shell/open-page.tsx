import type { ReactNode } from "react";
import { PublicHeader } from "#app/components/public-header.tsx";
import { Shell } from "./shell";

type Props = { email: string | undefined; isAdmin: boolean | undefined; children: ReactNode };

/** A public page: inside the shell if signed in, under the public header otherwise. */
export function OpenPage({ email, isAdmin, children }: Props) {
  if (email)
    return (
      <Shell email={email} isAdmin={isAdmin}>
        {children}
      </Shell>
    );
  return (
    <>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="mx-auto max-w-6xl px-4 py-10 outline-none sm:px-8 lg:py-14">
        {children}
      </main>
    </>
  );
}
