import { ChevronDown } from "lucide-react";
import { Collapsible as Primitive } from "radix-ui";
import { type ReactNode, useState } from "react";

type Props = {
  title: ReactNode;
  /** In smaller letters beside the title. */
  aside?: ReactNode;
  isInitiallyOpen?: boolean;
  children: ReactNode;
};

export function CollapsiblePanel({ title, aside, isInitiallyOpen = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  return (
    <Primitive.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      className="rounded-lg border bg-surface shadow-raised"
    >
      <h2 className="text-base tracking-normal">
        <Primitive.Trigger className="group flex min-h-12 w-full items-center justify-between gap-3 rounded-lg px-5 text-left font-medium">
          {aside ? (
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 py-2">
              <span className="wrap-anywhere min-w-0">{title}</span>
              <span className="wrap-anywhere min-w-0 font-normal text-muted text-sm">{aside}</span>
            </span>
          ) : (
            title
          )}
          <ChevronDown
            className="size-4 shrink-0 text-muted transition-transform group-data-[state=open]:rotate-180"
            aria-hidden
          />
        </Primitive.Trigger>
      </h2>
      <Primitive.Content className="px-5 pt-2 pb-6">{children}</Primitive.Content>
    </Primitive.Root>
  );
}
