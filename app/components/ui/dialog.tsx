import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ComponentPropsWithoutRef, forwardRef, type HTMLAttributes } from "react";
import { cn } from "#app/lib/cn.ts";
import * as words from "../frame-words";

export const Dialog = Primitive.Root;

const shapes = {
  center:
    "top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-lg data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98",
  right:
    "inset-y-0 right-0 h-dvh w-full max-w-2xl border-l data-[state=open]:animate-in data-[state=open]:slide-in-from-right-8 data-[state=open]:fade-in-0",
  left: "inset-y-0 left-0 h-dvh w-72 max-w-[85vw] border-r data-[state=open]:animate-in data-[state=open]:slide-in-from-left-8 data-[state=open]:fade-in-0",
};

type ContentProps = ComponentPropsWithoutRef<typeof Primitive.Content> & {
  /** A centered box, or a sheet along one side. */
  shape?: keyof typeof shapes;
};

export const DialogContent = forwardRef<HTMLDivElement, ContentProps>(
  ({ className, children, shape = "center", ...props }, ref) => (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 bg-black/45 duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0" />
      <Primitive.Content
        ref={ref}
        className={cn(
          "fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface text-ink shadow-floating duration-200",
          shapes[shape],
          className,
        )}
        {...props}
      >
        {children}
        <Primitive.Close
          aria-label={words.close}
          className="absolute top-3 right-3 grid size-9 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink print:hidden"
        >
          <X className="size-4" aria-hidden />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  ),
);
DialogContent.displayName = "DialogContent";

export function DialogHeader({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cn("flex flex-col gap-1 px-6 pt-6 pr-14", className)} {...props} />;
}

export const DialogTitle = forwardRef<HTMLHeadingElement, ComponentPropsWithoutRef<typeof Primitive.Title>>(
  ({ className, ...props }, ref) => (
    <Primitive.Title ref={ref} className={cn("font-semibold text-lg tracking-tight", className)} {...props} />
  ),
);
DialogTitle.displayName = "DialogTitle";

export const DialogDescription = forwardRef<
  HTMLParagraphElement,
  ComponentPropsWithoutRef<typeof Primitive.Description>
>(({ className, ...props }, ref) => (
  <Primitive.Description ref={ref} className={cn("text-muted text-sm", className)} {...props} />
));
DialogDescription.displayName = "DialogDescription";
