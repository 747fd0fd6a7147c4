import type { ReactNode } from "react";

/** A page that is a single card and has nothing around it. */
export function CenteredMain({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center p-4">{children}</main>;
}
