import { Menu, X } from "lucide-react";
import { Logo } from "#app/components/logo.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Popover } from "#app/components/ui/popover.tsx";
import { Navigation } from "./navigation";
import * as words from "./words";

const ID = "main-menu";

/** The sidebar on small screens; slides in from the left. */
export function Drawer({ isAdmin }: { isAdmin: boolean }) {
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
