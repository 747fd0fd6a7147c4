import { DropdownMenu as Primitive } from "radix-ui";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cn } from "#app/lib/cn.ts";

/** Not modal: the page behind stays reachable, as it does behind a native menu. */
export function DropdownMenu(props: ComponentPropsWithoutRef<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Primitive.Trigger;

export const DropdownMenuContent = forwardRef<
  HTMLDivElement,
  ComponentPropsWithoutRef<typeof Primitive.Content>
>(({ className, sideOffset = 6, align = "end", ...props }, ref) => (
  <Primitive.Portal>
    <Primitive.Content
      ref={ref}
      sideOffset={sideOffset}
      align={align}
      className={cn(
        "z-50 min-w-48 rounded-lg border bg-surface p-1 text-ink shadow-floating duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0",
        className,
      )}
      {...props}
    />
  </Primitive.Portal>
));
DropdownMenuContent.displayName = "DropdownMenuContent";

export const DropdownMenuItem = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Primitive.Item>>(
  ({ className, ...props }, ref) => (
    <Primitive.Item
      ref={ref}
      className={cn(
        "flex min-h-9 w-full cursor-pointer select-none items-center gap-2 rounded-md px-2.5 text-sm outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-sunken data-[disabled]:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0",
        className,
      )}
      {...props}
    />
  ),
);
DropdownMenuItem.displayName = "DropdownMenuItem";

export const DropdownMenuLabel = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Primitive.Label>>(
  ({ className, ...props }, ref) => (
    <Primitive.Label ref={ref} className={cn("px-2.5 py-1.5 text-muted text-xs", className)} {...props} />
  ),
);
DropdownMenuLabel.displayName = "DropdownMenuLabel";
