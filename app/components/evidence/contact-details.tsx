import { Link2, type LucideIcon, Mail, MapPin, Phone, UserRound } from "lucide-react";
import { HIDDEN_WORDS } from "#app/components/candidates/card-contact.tsx";
import { CopyButton } from "#app/components/ui.ts";
import { isHidden } from "#core/resumes/hide-candidate";
import type { ResumeView } from "#core/resumes/resume";
import * as words from "./words";

export function ContactDetails({ resume }: { resume: ResumeView }) {
  const { name, email, phone, location, links = [] } = resume.contactInfo;
  const lines: LineProps[] = [
    ...(name ? [{ Icon: UserRound, text: name, copies: "name" }] : []),
    ...(email ? [{ Icon: Mail, text: email, copies: "email", href: `mailto:${email}` }] : []),
    ...(phone
      ? [{ Icon: Phone, text: phone, copies: "phone", href: `tel:${phone.replace(/[^+\d]/g, "")}` }]
      : []),
    ...(location ? [{ Icon: MapPin, text: location, copies: "location" }] : []),
    ...links.map((link) => ({ Icon: Link2, text: link, copies: "link", href: toAddress(link) })),
  ];
  return (
    <section>
      <h3 className="sr-only">{words.contact}</h3>
      {lines.length === 0 ? (
        <p className="text-muted text-sm">{isHidden(resume) ? HIDDEN_WORDS : words.noContactInfoAvailable}</p>
      ) : (
        <ul className="grid gap-x-6 text-sm sm:grid-cols-2">
          {lines.map((line) => (
            <Line key={line.copies + line.text} {...line} />
          ))}
        </ul>
      )}
    </section>
  );
}

type LineProps = { Icon: LucideIcon; text: string; copies: string; href?: string };

function Line({ Icon, text, copies, href }: LineProps) {
  const isPage = copies === "link";
  return (
    <li className="flex min-h-8 min-w-0 items-center gap-2">
      <Icon className="size-3.5 shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 break-words [overflow-wrap:anywhere]" dir="auto">
        {href ? (
          <a
            className="inline-flex min-h-7 min-w-0 items-center text-accent hover:underline"
            href={href}
            {...(isPage && { target: "_blank", rel: "noreferrer nofollow" })}
          >
            {isPage ? text.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "") : text}
            {isPage && <span className="sr-only">{words.opensInNewTab}</span>}
          </a>
        ) : (
          text
        )}
      </span>
      <CopyButton text={text} label={words.copyContact(copies)} />
    </li>
  );
}

/** Links are written in many ways in resumes; always resolve them to a web address. */
const toAddress = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`);
