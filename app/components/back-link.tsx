import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-6 max-w-full items-center gap-1 rounded px-1 text-muted text-sm hover:text-ink"
    >
      <ArrowLeft className="size-3.5 shrink-0" aria-hidden />
      <span className="truncate">{children}</span>
    </Link>
  );
}
