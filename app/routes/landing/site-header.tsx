import { Link } from "@remix-run/react";
import { Menu } from "lucide-react";
import { Logo } from "#app/components/logo.tsx";
import { SkipLink } from "#app/components/skip-link.tsx";
import { ButtonLink } from "#app/components/ui.ts";
import * as words from "./words";

const ANCHORS = [
  { href: "#features", label: words.features },
  { href: "#how-it-works", label: words.howItWorks },
  { href: "#pricing", label: words.pricing },
];

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
          <nav aria-label={words.main} className="hidden md:block">
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
              {words.siteHeaderLogIn}
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

/** Opens without JavaScript; choosing an item closes it. */
function SmallMenu({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <details
      className="relative md:hidden"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape") return;
        currentTarget.open = false;
        currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary
        aria-label={words.menu}
        className="grid size-10 list-none place-items-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Menu className="size-5" aria-hidden />
      </summary>
      <nav
        aria-label={words.menu}
        className="absolute top-12 right-0 w-56 rounded-lg border bg-surface p-1.5 shadow-floating"
      >
        <ul>
          {ANCHORS.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                onClick={({ currentTarget }) => currentTarget.closest("details")?.removeAttribute("open")}
                className="block rounded-md px-3 py-2.5 hover:bg-sunken"
              >
                {label}
              </a>
            </li>
          ))}
          {!isSignedIn && (
            <li className="mt-1.5 border-t pt-1.5 sm:hidden">
              <Link to="/auth/login" className="block rounded-md px-3 py-2.5 hover:bg-sunken">
                {words.siteHeaderLogIn}
              </Link>
            </li>
          )}
        </ul>
      </nav>
    </details>
  );
}
