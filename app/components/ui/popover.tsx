import { type FocusEvent, forwardRef, type HTMLAttributes, type MouseEvent } from "react";
import { cn } from "#app/lib/cn.ts";

type Props = HTMLAttributes<HTMLDivElement> & { id: string };

/**
 * Opened by a button with `popovertarget`, and closed by Esc or a click elsewhere: all the browser's own, so
 * that it works without JavaScript. With it, following a link or leaving by Tab closes it as well.
 */
export const Popover = forwardRef<HTMLDivElement, Props>(({ className, ...props }, ref) => {
  const closeAfterLink = (event: MouseEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest("a")) event.currentTarget.hidePopover();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links and buttons within
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click to it
    <div
      ref={ref}
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
});
Popover.displayName = "Popover";
