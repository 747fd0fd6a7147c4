import { Link2, type LucideIcon, Mail, MapPin, Phone, UserRound } from "lucide-react";
import { cn } from "#app/lib/cn.ts";
import type { ContactInfo } from "#core/analysis/scorecard";
import * as words from "./words";

export type ContactLine = {
  kind: "name" | "email" | "phone" | "location" | "link";
  Icon: LucideIcon;
  text: string;
  href?: string | undefined;
};

/** What is known of a person and how to reach them, in the order in which it is shown. */
export function contactLines({ name, email, phone, location, links = [] }: ContactInfo): ContactLine[] {
  return [
    ...(name ? [{ kind: "name" as const, Icon: UserRound, text: name }] : []),
    ...(email ? [{ kind: "email" as const, Icon: Mail, text: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ kind: "phone" as const, Icon: Phone, text: phone, href: phoneAddress(phone) }] : []),
    ...(location ? [{ kind: "location" as const, Icon: MapPin, text: location }] : []),
    ...links.map((text) => ({ kind: "link" as const, Icon: Link2, text, href: webAddress(text) })),
  ];
}

const phoneAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** A resume can contain arbitrary text, so only web addresses become links. */
function webAddress(written: string): string | undefined {
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, href } = new URL(address);
  return hostname.includes(".") ? href : undefined;
}

export function ContactEntry({ line, className }: { line: ContactLine; className?: string }) {
  const { kind, Icon, text, href } = line;
  const look = cn("wrap-anywhere inline-flex min-w-0 max-w-full items-center gap-1.5", className);
  const icon = <Icon className="size-3.5 shrink-0" aria-hidden />;
  if (!href) {
    return (
      <span className={look} dir="auto">
        {icon}
        {text}
      </span>
    );
  }
  const isPage = kind === "link";
  return (
    <a
      className={cn(look, "text-accent hover:underline")}
      dir="auto"
      href={href}
      {...(isPage && { target: "_blank", rel: "noreferrer nofollow" })}
    >
      {icon}
      {isPage ? text.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "") : text}
      {isPage && <span className="sr-only">{words.opensInNewTab}</span>}
    </a>
  );
}
