import { Tabs as Primitive } from "radix-ui";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cn } from "#app/lib/cn.ts";

export const Tabs = Primitive.Root;

export const TabsList = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Primitive.List>>(
  ({ className, ...props }, ref) => (
    <Primitive.List ref={ref} className={cn("flex flex-wrap gap-1", className)} {...props} />
  ),
);
TabsList.displayName = "TabsList";

export const TabsTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Trigger>>(
  ({ className, ...props }, ref) => (
    <Primitive.Trigger
      ref={ref}
      className={cn(
        "inline-flex h-8 items-center border-transparent border-b-2 px-3 text-muted text-sm hover:text-ink data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink",
        className,
      )}
      {...props}
    />
  ),
);
TabsTrigger.displayName = "TabsTrigger";

export const TabsContent = Primitive.Content;
