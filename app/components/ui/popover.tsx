import type { FocusEvent, HTMLAttributes, MouseEvent } from "react";
import { cn } from "#app/lib/cn.ts";

type Props = HTMLAttributes<HTMLDivElement> & { id: string };

/** The browser opens and closes it without a script; with one, a followed link or tabbing out closes it. */
export function Popover({ className, ...props }: Props) {
  const closeAfterLink = (event: MouseEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest("a")) event.currentTarget.hidePopover();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for events of the links and buttons inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link fires a click
    <div
      popover="auto"
      onClick={closeAfterLink}
      onBlur={closeWhenLeft}
      className={cn(
        "bg-surface text-ink shadow-floating transition duration-150 open:flex starting:open:opacity-0",
        className,
      )}
      {...props}
    />
  );
}
