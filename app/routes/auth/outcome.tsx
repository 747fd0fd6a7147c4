import { Link2Off, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { focusOnMount } from "#app/lib/focus.ts";

type Props = {
  Icon: LucideIcon;
  title: string;
  text?: string;
  /** Whether it replaces the form that was just sent, and takes over its focus. */
  isNew?: boolean;
  children: ReactNode;
};

export function Outcome({ Icon, title, text, isNew = false, children }: Props) {
  return (
    <>
      <Icon className={Icon === Link2Off ? "size-8 text-muted" : "size-8 text-accent"} aria-hidden />
      <h1 {...(isNew && { ref: focusOnMount, tabIndex: -1 })} className="mt-4 text-xl outline-none">
        {title}
      </h1>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {children}
    </>
  );
}
