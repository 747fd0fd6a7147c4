import { Link, type LinkProps } from "@remix-run/react";
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef } from "react";
import { cn } from "#app/lib/cn.ts";

const BASE =
  "inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0";

const VARIANTS = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary:
    "border border-control bg-surface text-ink hover:bg-sunken aria-pressed:border-ink aria-pressed:inset-ring aria-pressed:inset-ring-ink",
  ghost: "text-ink hover:bg-sunken",
  danger: "bg-danger text-surface hover:bg-danger/85",
  link: "text-accent underline underline-offset-4 hover:text-accent-strong",
};

const SIZES = {
  sm: "h-8 px-3 text-sm",
  md: "h-10 px-4 text-sm",
  lg: "h-12 px-6 text-base",
  /** For a whole sentence, which may take several lines. */
  wrap: "h-auto min-h-8 shrink whitespace-normal px-3 py-1 text-left text-sm",
  /** In a row of a table: as wide as the card that the row becomes on a narrow screen. */
  row: "h-8 px-3 text-sm @max-4xl:mt-1 @max-4xl:w-full",
  icon: "size-9",
  inline: "min-h-6 text-sm",
};

type Look = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES; className?: string };

const lookOf = ({ variant = "primary", size = "md", className }: Look) =>
  cn(BASE, VARIANTS[variant], SIZES[size], className);

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look;

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  ({ className, variant, size, type = "button", ...props }, ref) => (
    <button ref={ref} type={type} className={lookOf({ variant, size, className })} {...props} />
  ),
);
Button.displayName = "Button";

type ButtonLinkProps = Look & (LinkProps | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }));

/** A link that looks like a button: `to` a page of ours, or by `href` to a file or elsewhere. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  const classes = lookOf({ variant, size, className });
  return "to" in props ? <Link {...props} className={classes} /> : <a {...props} className={classes} />;
}
