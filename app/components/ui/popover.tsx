import type { FocusEvent, HTMLAttributes, MouseEvent } from "react";
import { cn } from "#app/lib/cn.ts";

type Props = HTMLAttributes<HTMLDivElement> & { id: string };

/**
 * Opened by a button with `popovertarget`, and closed by Esc or a click outside. The browser does this natively, so
 * it works without JavaScript. With JavaScript, following a link or tabbing out closes it too.
 */
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
