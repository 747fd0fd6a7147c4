import { Link, type LinkProps } from "@remix-run/react";
import { Check, type LucideIcon } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type Props = {
  trigger: ReactElement;
  align?: "start" | "end";
  children: ReactNode;
};

/** Not modal: the page behind stays interactive, as with a native menu. */
export function DropdownMenu({ trigger, align = "end", children }: Props) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          align={align}
          className="z-50 min-w-48 rounded-lg border bg-surface p-1 text-ink shadow-floating duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type ItemProps = Omit<ComponentPropsWithoutRef<typeof Primitive.Item>, "asChild"> & {
  Icon?: LucideIcon;
  to?: LinkProps["to"];
  file?: string;
};

export function DropdownMenuItem({ className, Icon, to, file, children, ...props }: ItemProps) {
  const content = (
    <>
      {Icon && <Icon aria-hidden />}
      {children}
    </>
  );
  return (
    <Primitive.Item
      className={cn(
        "flex min-h-9 w-full cursor-pointer select-none items-center gap-2 rounded-md px-2.5 text-sm outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-sunken data-[disabled]:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0",
        className,
      )}
      asChild={Boolean(to ?? file)}
      {...props}
    >
      {to ? (
        <Link to={to}>{content}</Link>
      ) : file ? (
        <a href={file} download>
          {content}
        </a>
      ) : (
        content
      )}
    </Primitive.Item>
  );
}

export const DropdownMenuSeparator = () => <Primitive.Separator className="my-1 border-t" />;

/** Does not close the menu, so that several items can be checked. */
export function DropdownMenuCheckItem({
  children,
  ...props
}: ComponentPropsWithoutRef<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem
      onSelect={(event) => event.preventDefault()}
      className="flex min-h-9 w-full cursor-pointer select-none items-center gap-2 rounded-md pr-2.5 pl-8 text-sm outline-none data-[highlighted]:bg-sunken"
      {...props}
    >
      <Primitive.ItemIndicator className="-ml-6 mr-0.5 grid w-4 place-items-center">
        <Check className="size-4" aria-hidden />
      </Primitive.ItemIndicator>
      {children}
    </Primitive.CheckboxItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentPropsWithoutRef<typeof Primitive.Label>) {
  return <Primitive.Label className={cn("px-2.5 py-1.5 text-muted text-xs", className)} {...props} />;
}
