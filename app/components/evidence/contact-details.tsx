import { Link2, Mail, MapPin, Phone, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { HIDDEN_WORDS } from "#app/components/candidates/card-contact.tsx";
import { CopyButton } from "#app/components/ui.ts";
import { isHidden } from "#core/resumes/hide-candidate";
import type { ResumeView } from "#core/resumes/resume";
import * as words from "./words";

export function ContactDetails({ resume }: { resume: ResumeView }) {
  const { name, email, phone, location, links = [] } = resume.contactInfo;
  const isEmpty = !name && !email && !phone && !location && links.length === 0;
  return (
    <section>
      <h3 className="sr-only">{words.contact}</h3>
      {isEmpty ? (
        <p className="text-muted text-sm">{isHidden(resume) ? HIDDEN_WORDS : words.noContactInfoAvailable}</p>
      ) : (
        <ul className="grid gap-x-6 text-sm sm:grid-cols-2">
          {name && <Line Icon={UserRound} text={name} copies="name" />}
          {email && (
            <Line Icon={Mail} text={email} copies="email">
              <a className={LINK} href={`mailto:${email}`}>
                {email}
              </a>
            </Line>
          )}
          {phone && (
            <Line Icon={Phone} text={phone} copies="phone">
              <a className={LINK} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                {phone}
              </a>
            </Line>
          )}
          {location && <Line Icon={MapPin} text={location} copies="location" />}
          {links.map((link) => (
            <Line key={link} Icon={Link2} text={link} copies="link">
              <a className={LINK} href={toAddress(link)} target="_blank" rel="noreferrer nofollow">
                {link.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "")}
                <span className="sr-only">{words.newTab}</span>
              </a>
            </Line>
          ))}
        </ul>
      )}
    </section>
  );
}

const LINK = "inline-flex min-h-7 min-w-0 items-center text-accent hover:underline";

type LineProps = { Icon: typeof Mail; text: string; copies: string; children?: ReactNode };

function Line({ Icon, text, copies, children }: LineProps) {
  return (
    <li className="flex min-h-8 min-w-0 items-center gap-2">
      <Icon className="size-3.5 shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 break-words [overflow-wrap:anywhere]" dir="auto">
        {children ?? text}
      </span>
      <CopyButton text={text} label={words.copyOf(copies)} />
    </li>
  );
}

/** Links are written in many ways in resumes; always resolve them to a web address. */
const toAddress = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`);
