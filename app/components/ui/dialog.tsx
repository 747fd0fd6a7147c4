import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ComponentPropsWithoutRef, type ReactNode, useRef } from "react";
import { cn } from "#app/lib/cn.ts";
import { useBrowserLayoutEffect } from "#app/lib/use-browser-layout-effect.ts";
import * as words from "../frame-words";

const shapes = {
  center:
    "top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-lg data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98",
  right:
    "inset-y-0 right-0 h-dvh w-full max-w-2xl border-l data-[state=open]:animate-in data-[state=open]:slide-in-from-right-8 data-[state=open]:fade-in-0",
};

type Props = Omit<ComponentPropsWithoutRef<typeof Primitive.Content>, "title"> & {
  isOpen: boolean;
  onClose(): void;
  /** Without one, the children include a DialogTitle. */
  title?: ReactNode;
  description?: ReactNode;
  /** A centered box, or a sheet along the right side. */
  shape?: keyof typeof shapes;
  /** Receives the focus if the element that had it is gone. */
  focusAfter?(): HTMLElement | null;
};

/** The children are mounted while it is open, so their state starts anew each time. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  shape = "center",
  focusAfter,
  ...props
}: Props) {
  const returnFocus = useReturnFocus(isOpen, focusAfter);
  const { className, children, ...content } = props;
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-black/45 duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0" />
        <Primitive.Content
          className={cn(
            "fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface text-ink shadow-floating duration-200",
            shapes[shape],
            className,
          )}
          {...(!description && { "aria-describedby": undefined })}
          {...returnFocus}
          {...content}
        >
          {title && (
            <div className="flex flex-col gap-1 px-6 pt-6 pr-14">
              <DialogTitle>{title}</DialogTitle>
              {description && (
                <Primitive.Description asChild>
                  <div className="text-muted text-sm">{description}</div>
                </Primitive.Description>
              )}
            </div>
          )}
          {children}
          <Primitive.Close
            aria-label={words.close}
            className="absolute top-3 right-3 grid size-9 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink print:hidden"
          >
            <X className="size-4" aria-hidden />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export function DialogTitle({ className, ...props }: ComponentPropsWithoutRef<typeof Primitive.Title>) {
  return <Primitive.Title className={cn("font-semibold text-lg tracking-tight", className)} {...props} />;
}

const isBrowser = typeof document !== "undefined";

/** Gives focus back to what had it when the dialog opened, or to `otherwise` if that is gone. */
function useReturnFocus(isOpen: boolean, otherwise?: () => HTMLElement | null) {
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  useBrowserLayoutEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);

  // Read during render, because the dialog moves focus before the parent's effects run.
  if (isBrowser && isOpen && !wasOpen.current) {
    const active = document.activeElement;
    opener.current = active instanceof HTMLElement && active !== document.body ? active : null;
  }
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The opener may be gone, such as a card that left the current tier; or the URL opened the dialog.
      const main = document.querySelector<HTMLElement>("main");
      const fallback = otherwise?.();
      if (opener.current?.isConnected) opener.current.focus();
      else if (fallback) fallback.focus();
      else main?.focus({ preventScroll: true });
    },
  };
}
