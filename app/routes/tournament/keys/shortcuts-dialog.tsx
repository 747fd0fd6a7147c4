import { useIsReadOnly } from "#app/components/read-only.tsx";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "#app/components/ui/dialog.tsx";
import { usePreferences } from "#app/lib/use-preferences.ts";
import { useReturnFocus } from "#app/lib/use-return-focus.ts";
import { SHORTCUTS } from "./shortcuts";
import * as words from "./words";

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { shortcuts } = usePreferences();
  const isReadOnly = useIsReadOnly();
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...useReturnFocus(isOpen)}>
        <DialogHeader>
          <DialogTitle>{words.shortcuts}</DialogTitle>
          <DialogDescription>{shortcuts ? words.shortcutsOn : words.shortcutsOff}</DialogDescription>
        </DialogHeader>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5 p-6 text-sm">
          {SHORTCUTS.filter(({ writes }) => !(writes && isReadOnly)).map(({ keys, does }) => (
            <div key={does} className="contents">
              <dt className="flex flex-wrap gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="grid min-h-6 min-w-6 place-items-center whitespace-nowrap rounded border border-control bg-paper px-1.5 font-sans text-xs"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
