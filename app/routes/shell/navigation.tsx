import { Link, useLocation } from "@remix-run/react";
import { cn } from "#app/lib/cn.ts";
import { activePath, type MenuItem, menu } from "./menu";
import * as words from "./words";

/** The sidebar's menu: pages at the top, scrolling if they do not fit, and help always at the bottom. */
export function Navigation({ isAdmin }: { isAdmin: boolean }) {
  const active = activePath(useLocation().pathname);
  return (
    <nav aria-label={words.main} className="flex min-h-0 w-full flex-1 flex-col justify-between gap-6">
      {/* The margins leave room for focus rings, which the scroll container would clip. */}
      <div className="-m-1 min-h-0 overflow-y-auto p-1">
        <ItemList items={isAdmin ? [...menu.pages, ...menu.admin] : menu.pages} active={active} />
      </div>
      <div className="border-t pt-3">
        <ItemList items={menu.foot} active={active} />
      </div>
    </nav>
  );
}

function ItemList({ items, active }: { items: MenuItem[]; active: string | undefined }) {
  return (
    <ul className="flex flex-col gap-1">
      {items.map(({ to, label, Icon }) => (
        <li key={to}>
          <Link
            to={to}
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
  );
}
