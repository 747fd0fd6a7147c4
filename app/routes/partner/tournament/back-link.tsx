import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";

export function BackLink() {
  return (
    <Link
      to="/partner/dashboard"
      className="-ml-1 inline-flex min-h-6 items-center gap-1 rounded px-1 text-muted text-sm hover:text-ink"
    >
      <ArrowLeft className="size-3.5" aria-hidden />
      Back to job listings
    </Link>
  );
}
