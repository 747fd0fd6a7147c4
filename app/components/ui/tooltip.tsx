import { Tooltip as Primitive } from "radix-ui";
import type { ReactNode } from "react";

/** Around the signed-in pages: a tooltip opens after 700 ms, the next one within 300 ms at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

type Props = {
  /** Nothing essential; it must not be the only label. */
  text: ReactNode;
  /** A single element that accepts a ref. */
  children: ReactNode;
};

export function Tooltip({ text, children }: Props) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-[60] max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-paper text-xs shadow-floating data-[state=delayed-open]:animate-in data-[state=delayed-open]:fade-in-0 print:hidden"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
