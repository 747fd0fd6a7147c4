import { Progress as Primitive } from "radix-ui";
import type { ComponentPropsWithoutRef } from "react";
import { cn } from "#app/lib/cn.ts";

type Props = ComponentPropsWithoutRef<typeof Primitive.Root> & { value: number; "aria-label": string };

export function Progress({ className, value, max = 100, ...props }: Props) {
  return (
    <Primitive.Root
      value={value}
      max={max}
      className={cn(
        "h-2 w-full overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line",
        className,
      )}
      {...props}
    >
      <Primitive.Indicator
        className="h-full rounded-full bg-accent transition-[width] duration-300 ease-out"
        style={{ width: `${(100 * value) / max}%` }}
      />
    </Primitive.Root>
  );
}
