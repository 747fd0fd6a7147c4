import { Form, Link } from "@remix-run/react";
import { ChevronDown, CircleUser, CreditCard, LogOut, UserCog } from "lucide-react";
import { ShortcutsChoice, ThemeChoice } from "#app/components/preference-choice.tsx";
import { Button, Popover, Tooltip } from "#app/components/ui.ts";
import * as words from "./words";

const ID = "user-menu";
const ITEM =
  "flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-sm hover:bg-sunken [&_svg]:size-4 [&_svg]:text-muted";

export function UserMenu({ email }: { email: string }) {
  return (
    <>
      <Tooltip text={words.accountAndPreferences}>
        <Button
          variant="ghost"
          size="sm"
          aria-label={words.accountOf(email)}
          className="max-w-72"
          popovertarget={ID}
        >
          <CircleUser className="size-5" aria-hidden />
          <span className="hidden truncate font-normal text-muted sm:inline">{email}</span>
          <ChevronDown className="text-muted" aria-hidden />
        </Button>
      </Tooltip>
      <Popover
        id={ID}
        className="fixed inset-auto top-13 right-3 m-0 max-h-[calc(100dvh-4rem)] w-72 max-w-[calc(100vw-1.5rem)] flex-col overflow-y-auto rounded-lg border p-1.5 lg:right-5 starting:open:-translate-y-1"
      >
        <p className="truncate px-2.5 pt-1.5 pb-2 text-muted text-xs" title={email}>
          {words.loggedInAs(email)}
        </p>
        <ul className="border-y py-1.5">
          <li>
            <Link to="/account" className={ITEM}>
              <UserCog aria-hidden />
              {words.myAccount}
            </Link>
          </li>
          <li>
            <Link to="/subscription/manage" className={ITEM}>
              <CreditCard aria-hidden />
              {words.profile}
            </Link>
          </li>
        </ul>
        <div className="flex flex-col gap-3 border-b px-2.5 py-3">
          <ThemeChoice />
          <ShortcutsChoice />
        </div>
        <Form method="post" action="/auth/logout" className="pt-1.5">
          <button type="submit" className={ITEM}>
            <LogOut aria-hidden />
            {words.logout}
          </button>
        </Form>
      </Popover>
    </>
  );
}
