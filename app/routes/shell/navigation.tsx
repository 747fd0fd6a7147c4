import { Link, useLocation } from "@remix-run/react";
import { Layers, LayoutDashboard, Users } from "lucide-react";
import { cn } from "#app/lib/cn.ts";

/** `covers`: the paths, by prefix, on which the item is the active one; the longest prefix wins. */
const ITEMS = [
  { to: "/dashboard", label: "Dashboard", Icon: LayoutDashboard, covers: ["/dashboard"] },
  {
    to: "/dashboard/tournaments",
    label: "Tournaments",
    Icon: Layers,
    covers: ["/dashboard/tournament", "/dashboard/create-tournament"],
  },
  { to: "/dashboard/resumes", label: "Resumes", Icon: Users, covers: ["/dashboard/resumes"] },
];

function activeItem(pathname: string): string | undefined {
  const matches = ITEMS.flatMap(({ to, covers }) =>
    covers.filter((prefix) => pathname.startsWith(prefix)).map((prefix) => ({ to, length: prefix.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.to;
}

export function Navigation({ onFollow }: { onFollow?: () => void }) {
  const active = activeItem(useLocation().pathname);
  return (
    <nav aria-label="Main" className="w-full">
      <ul className="flex flex-col gap-1">
        {ITEMS.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onFollow}
              aria-current={active === to ? "page" : undefined}
              className={cn(
                "relative flex h-10 items-center gap-3 rounded-md px-3 text-sm",
                active === to
                  ? "bg-surface font-semibold shadow-raised before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-full before:bg-accent"
                  : "text-muted hover:bg-sunken hover:text-ink",
              )}
            >
              <Icon className="size-4.5" aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
