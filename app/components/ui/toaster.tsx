import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast } from "radix-ui";
import { Button } from "#app/components/ui/button.tsx";
import { cn } from "#app/lib/cn.ts";
import { dismissToast, useToasts } from "#app/lib/toast.ts";
import * as words from "../frame-words";

/** Duration of a toast with a button: long enough to read the message and decide. */
const WITH_ACTION_MS = 12_000;

/** Uses Radix's defaults: 5 s duration, 50 px swipe threshold, F8 to focus the toasts. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Toast.Provider>
      {toasts.map(({ id, title, description, variant, action, open }) => (
        <Toast.Root
          key={id}
          open={open}
          duration={action && WITH_ACTION_MS}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
          className={cn(
            "relative flex items-start gap-3 rounded-lg border bg-surface p-4 pr-12 text-ink shadow-floating",
            "data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:max-md:slide-in-from-top-4 data-[state=open]:md:slide-in-from-bottom-4",
            "data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[swipe=end]:animate-out",
            "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
            variant === "error" && "border-danger",
          )}
        >
          {variant === "error" ? (
            <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden />
          ) : (
            <CircleCheck className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden />
          )}
          <div className="min-w-0">
            <Toast.Title className="font-semibold text-sm">{title}</Toast.Title>
            {description && (
              <Toast.Description className="break-words text-muted text-sm">{description}</Toast.Description>
            )}
            {action && (
              <Toast.Action altText={`${action.label}: ${title}`} asChild>
                <Button variant="secondary" size="sm" className="mt-2" onClick={action.run}>
                  {action.label}
                </Button>
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label={words.dismiss}
            className="absolute top-2 right-2 grid size-8 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
          >
            <X className="size-4" aria-hidden />
          </Toast.Close>
        </Toast.Root>
      ))}
      {/* An open dialog hides everything but live regions from screen readers; "off" keeps this one reachable. */}
      <div aria-live="off">
        {/* On a phone at the top, unless the controls in use are there. Elsewhere at the bottom, above the bar with the
            actions for selected candidates, which it would cover until it closes. */}
        <Toast.Viewport className="fixed right-0 z-[60] flex w-full flex-col gap-2 p-4 outline-none max-md:top-0 md:bottom-0 max-md:[body:has([data-controls-on-top])_&]:top-auto max-md:[body:has([data-controls-on-top])_&]:bottom-0 md:max-w-[420px] md:[body:has([data-bottom-bar])_&]:bottom-24 print:hidden" />
      </div>
    </Toast.Provider>
  );
}
