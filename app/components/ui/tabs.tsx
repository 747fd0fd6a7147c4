import { Tabs as Primitive } from "radix-ui";
import type { ComponentPropsWithoutRef } from "react";
import { cn } from "#app/lib/cn.ts";

export const Tabs = Primitive.Root;

/** The tab row; scrolls horizontally if it is too wide for the screen. */
export function TabsList({ className, ...props }: ComponentPropsWithoutRef<typeof Primitive.List>) {
  return (
    <div className="-mx-1 overflow-x-auto px-1">
      <Primitive.List className={cn("flex w-max min-w-full border-b", className)} {...props} />
    </div>
  );
}

export function TabsTrigger(props: ComponentPropsWithoutRef<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className="flex min-h-10 items-center gap-2 whitespace-nowrap rounded-t-md border-transparent border-b-2 px-4 font-medium text-muted text-sm -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
      {...props}
    />
  );
}

/** With `forceMount`, input in a tab survives switching to another tab. */
export function TabsContent(props: ComponentPropsWithoutRef<typeof Primitive.Content>) {
  return <Primitive.Content className="rounded-lg pt-6 data-[state=inactive]:hidden" {...props} />;
}
