import { Tabs as Primitive } from "radix-ui";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cn } from "#app/lib/cn.ts";

export const Tabs = Primitive.Root;

/** The tab row; scrolls horizontally if it is too wide for the screen. */
export const TabsList = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Primitive.List>>(
  ({ className, ...props }, ref) => (
    <div className="-mx-1 overflow-x-auto px-1">
      <Primitive.List ref={ref} className={cn("flex w-max min-w-full border-b", className)} {...props} />
    </div>
  ),
);
TabsList.displayName = "TabsList";

export const TabsTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Trigger>>(
  ({ className, ...props }, ref) => (
    <Primitive.Trigger
      ref={ref}
      className={cn(
        "flex min-h-10 items-center gap-2 whitespace-nowrap rounded-t-md border-transparent border-b-2 px-4 font-medium text-muted text-sm -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink",
        className,
      )}
      {...props}
    />
  ),
);
TabsTrigger.displayName = "TabsTrigger";

/** With `forceMount`, input in a tab survives switching to another tab. */
export const TabsContent = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Primitive.Content>>(
  ({ className, ...props }, ref) => (
    <Primitive.Content
      ref={ref}
      className={cn("rounded-lg pt-6 data-[state=inactive]:hidden", className)}
      {...props}
    />
  ),
);
TabsContent.displayName = "TabsContent";
