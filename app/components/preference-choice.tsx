import { Form, useLocation } from "@remix-run/react";
import { Keyboard, KeyboardOff, type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import type { MouseEvent } from "react";
import { cn } from "#app/lib/cn.ts";
import { PREFERENCES_PATH } from "#app/lib/preferences.ts";
import { useChangePreferences, usePreferences } from "#app/lib/use-preferences.ts";
import * as words from "./words";

type Option = { value: string; label: string; Icon: LucideIcon };

const THEMES: Option[] = [
  { value: "system", label: words.system, Icon: Monitor },
  { value: "light", label: words.light, Icon: Sun },
  { value: "dark", label: words.dark, Icon: Moon },
];
const SHORTCUTS: Option[] = [
  { value: "on", label: words.on, Icon: Keyboard },
  { value: "off", label: words.off, Icon: KeyboardOff },
];

export function ThemeChoice() {
  return <Choice name="theme" legend={words.theme} options={THEMES} chosen={usePreferences().theme} />;
}

export function ShortcutsChoice() {
  const chosen = usePreferences().shortcuts ? "on" : "off";
  return <Choice name="shortcuts" legend={words.keyboardShortcuts} options={SHORTCUTS} chosen={chosen} />;
}

type Props = { name: string; legend: string; options: Option[]; chosen: string };

/** Buttons that each submit the form, so that it needs no script. With one, the page does not reload. */
function Choice({ name, legend, options, chosen }: Props) {
  const change = useChangePreferences();
  const { pathname, search } = useLocation();
  const choose = (event: MouseEvent, value: string) => {
    event.preventDefault();
    change({ [name]: value });
  };

  return (
    <Form method="post" action={PREFERENCES_PATH}>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <fieldset>
        <legend className="mb-1.5 text-muted text-xs">{legend}</legend>
        <div className="flex gap-0.5 rounded-md bg-sunken p-0.5">
          {options.map(({ value, label, Icon }) => (
            <button
              key={value}
              type="submit"
              name={name}
              value={value}
              aria-pressed={chosen === value}
              onClick={(event) => choose(event, value)}
              className={cn(
                "flex h-8 flex-1 items-center justify-center gap-1.5 rounded px-2.5 text-sm",
                chosen === value
                  ? "bg-surface font-medium inset-ring inset-ring-control"
                  : "text-muted hover:text-ink",
              )}
            >
              <Icon className="size-4" aria-hidden />
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
