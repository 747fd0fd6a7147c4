import { Link, useLocation, useNavigation } from "@remix-run/react";
import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "#app/components/logo.tsx";
import { SkipLink } from "#app/components/skip-link.tsx";
import { Button, Popover, Spinner, TooltipProvider } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { useIsSlow } from "#app/lib/use-is-slow.ts";
import { useKeepFocus } from "#app/lib/use-keep-focus.ts";
import { activePath, type MenuItem, menu } from "./menu";
import { UserMenu } from "./user-menu";
import * as words from "./words";

type Props = { email: string; isAdmin?: boolean; children: ReactNode };

export function Shell({ email, isAdmin = false, children }: Props) {
  useKeepFocus();
  return (
    <TooltipProvider>
      <SkipLink />
      <header className="fixed inset-x-0 top-0 z-30 flex h-14 items-center gap-2 border-b bg-surface px-4 lg:px-6 print:hidden">
        <Drawer isAdmin={isAdmin} />
        <Link to="/dashboard" className="flex rounded-md">
          <Logo />
        </Link>
        <div className="ml-auto">
          <UserMenu email={email} />
        </div>
      </header>
      <aside className="fixed inset-y-0 left-0 hidden w-56 border-r bg-paper px-3 pt-20 pb-4 lg:flex print:hidden">
        <Navigation isAdmin={isAdmin} />
      </aside>
      <main
        id="content"
        tabIndex={-1}
        className="px-4 pt-20 pb-16 outline-none sm:px-6 lg:ml-56 lg:px-10 lg:pt-22 print:m-0 print:p-0"
      >
        <div className="mx-auto max-w-[100rem]">
          <noscript>
            <p className="mb-6 rounded-md bg-sunken px-3 py-2 text-sm">{words.noScript}</p>
          </noscript>
          <AccessCheck>{children}</AccessCheck>
        </div>
      </main>
    </TooltipProvider>
  );
}

/** Replaces the page while the server checks access, during navigation to an admin page. */
function AccessCheck({ children }: { children: ReactNode }) {
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

const ID = "main-menu";

function Drawer({ isAdmin }: { isAdmin: boolean }) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="-ml-2 lg:hidden"
        aria-label={words.openMenu}
        popovertarget={ID}
      >
        <Menu className="size-5" aria-hidden />
      </Button>
      <Popover
        id={ID}
        className="fixed inset-y-0 left-0 m-0 h-dvh w-72 max-w-[85vw] flex-col gap-6 overflow-y-auto overscroll-contain border-r px-3 py-4 backdrop:bg-black/45 lg:hidden starting:open:-translate-x-8"
      >
        <div className="flex items-center justify-between pl-3">
          <Logo />
          <Button variant="ghost" size="icon" aria-label={words.closeMenu} popovertarget={ID}>
            <X aria-hidden />
          </Button>
        </div>
        <Navigation isAdmin={isAdmin} />
      </Popover>
    </>
  );
}

/** The sidebar's menu: pages at the top, scrolling if they do not fit, and help always at the bottom. */
function Navigation({ isAdmin }: { isAdmin: boolean }) {
  const active = activePath(useLocation().pathname);
  return (
    <nav
      aria-label={words.mainNavigation}
      className="flex min-h-0 w-full flex-1 flex-col justify-between gap-6"
    >
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
