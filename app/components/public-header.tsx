import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/components/ui.ts";
import * as words from "./frame-words";
import { Logo } from "./logo";
import { SkipLink } from "./skip-link";

export function PublicHeader() {
  return (
    <>
      <SkipLink />
      <header className="border-b print:hidden">
        <div className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-4 sm:px-8">
          <Link to="/" className="mr-auto flex rounded-md">
            <Logo />
          </Link>
          <ButtonLink to="/auth/login" variant="ghost" size="sm">
            {words.logIn}
          </ButtonLink>
          <ButtonLink to="/auth/signup" size="sm">
            {words.getStarted}
          </ButtonLink>
        </div>
      </header>
    </>
  );
}
