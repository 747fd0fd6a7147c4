import { Link } from "@remix-run/react";
import { Menu } from "lucide-react";
import { Logo } from "#app/components/logo.tsx";
import { SkipLink } from "#app/components/skip-link.tsx";
import { Button, ButtonLink, Popover } from "#app/components/ui.ts";
import * as words from "./words";

const ANCHORS = [
  { href: "#features", label: words.features },
  { href: "#how-it-works", label: words.howItWorks },
  { href: "#pricing", label: words.pricing },
];

const ITEM = "block rounded-md px-3 py-2.5 hover:bg-sunken";

/** `isSignedIn`: the visitor has an account and needs a way back to it. */
export function SiteHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-40 border-b bg-paper">
        <div className="mx-auto flex h-16 max-w-6xl items-center gap-x-2 px-4 sm:px-8">
          <Link to="/" className="mr-auto flex rounded-md">
            <Logo />
          </Link>
          <nav aria-label={words.mainNavigation} className="hidden md:block">
            <ul className="mr-4 flex gap-1">
              {ANCHORS.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className="rounded-md px-3 py-2 text-muted text-sm hover:text-ink">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {!isSignedIn && (
            <ButtonLink to="/auth/login" variant="ghost" size="sm" className="hidden sm:inline-flex">
              {words.headerLogIn}
            </ButtonLink>
          )}
          <ButtonLink to={isSignedIn ? "/dashboard" : "/auth/signup"} size="sm">
            {isSignedIn ? words.dashboard : words.getStarted}
          </ButtonLink>
          <SmallMenu isSignedIn={isSignedIn} />
        </div>
      </header>
    </>
  );
}

const MENU = "site-menu";

function SmallMenu({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={words.menu} popovertarget={MENU} className="md:hidden">
        <Menu className="size-5" aria-hidden />
      </Button>
      <Popover
        id={MENU}
        className="fixed inset-auto top-14 right-4 m-0 w-56 rounded-lg border p-1.5 sm:right-8 md:hidden"
      >
        <nav aria-label={words.menu} className="w-full">
          <ul>
            {ANCHORS.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={ITEM}>
                  {label}
                </a>
              </li>
            ))}
            {!isSignedIn && (
              <li className="mt-1.5 border-t pt-1.5 sm:hidden">
                <Link to="/auth/login" className={ITEM}>
                  {words.headerLogIn}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      </Popover>
    </>
  );
}
