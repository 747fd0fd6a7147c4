import { useIsReadOnly } from "#app/components/read-only.tsx";
import { Dialog } from "#app/components/ui.ts";
import { usePreferences } from "#app/lib/use-preferences.ts";
import { SHORTCUTS } from "./shortcuts";
import * as words from "./words";

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { shortcuts } = usePreferences();
  const isReadOnly = useIsReadOnly();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.shortcuts}
      description={shortcuts ? words.shortcutsOn : words.shortcutsOff}
    >
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
    </Dialog>
  );
}
