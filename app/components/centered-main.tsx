import type { ReactNode } from "react";

/** Layout for a page that consists of a single card. */
export function CenteredMain({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center p-4">{children}</main>;
}
