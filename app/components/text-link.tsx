import { Link, type LinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

const LOOK = "text-accent underline underline-offset-4";

/** A link in running text: `to` a page of ours, or by `href` to a file or elsewhere. */
export function TextLink(props: LinkProps | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string })) {
  return "to" in props ? <Link {...props} className={LOOK} /> : <a {...props} className={LOOK} />;
}
