import { Menu } from "lucide-react";
import { useState } from "react";
import { Logo } from "#app/components/logo.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "#app/components/ui/dialog.tsx";
import { Navigation } from "./navigation";

/** The sidebar as a drawer. */
export function MobileNavigation() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="icon" className="-ml-2 lg:hidden" aria-label="Open menu">
          <Menu className="size-5" aria-hidden />
        </Button>
      </DialogTrigger>
      <DialogContent shape="left" aria-describedby={undefined} className="gap-6 px-3 py-5">
        <DialogTitle className="px-3">
          <Logo />
        </DialogTitle>
        <Navigation onFollow={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
