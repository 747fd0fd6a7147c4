import { Link2, Mail, MapPin, Phone } from "lucide-react";
import type { ContactInfo } from "#core/analysis/scorecard";
import * as words from "./words";

const SHOWN_LINKS = 2;
const line = "inline-flex min-h-6 max-w-full items-center gap-1.5";
const link = `${line} break-all text-accent hover:underline`;
const icon = "size-3.5 shrink-0";

type Props = { info: ContactInfo; isPending: boolean /** In a blind review. */; isHidden: boolean };

/** Shown instead of contact details in a blind review. */
export const HIDDEN_WORDS = words.hiddenUntilTier;

export function CardContact({ info, isPending, isHidden }: Props) {
  const { email, phone, location, links = [] } = info;
  return (
    <section>
      <h4 className="sr-only">{words.contact}</h4>
      <div className="flex flex-wrap gap-x-4 text-sm">
        {email && (
          <a className={link} href={`mailto:${email}`}>
            <Mail className={icon} aria-hidden />
            {email}
          </a>
        )}
        {phone && (
          <a className={link} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            <Phone className={icon} aria-hidden />
            {phone}
          </a>
        )}
        {!email && !phone && (
          <span className="text-muted">
            {isPending ? words.processing : isHidden ? HIDDEN_WORDS : words.noContactInfoAvailable}
          </span>
        )}
        {location && (
          <span className={`${line} text-muted`}>
            <MapPin className={icon} aria-hidden />
            {location}
          </span>
        )}
        {links.slice(0, SHOWN_LINKS).map((written) => (
          <Profile key={written} written={written} />
        ))}
      </div>
    </section>
  );
}

function Profile({ written }: { written: string }) {
  const shown = written.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
  const address = webAddress(written);
  const content = (
    <>
      <Link2 className={icon} aria-hidden />
      <span className="min-w-0 truncate">{shown}</span>
    </>
  );
  if (!address) return <span className={`${line} text-muted`}>{content}</span>;
  return (
    <a className={link} href={address} target="_blank" rel="noreferrer nofollow">
      {content}
      <span className="sr-only">{words.opensInNewTab}</span>
    </a>
  );
}

/** A resume can contain arbitrary text, so only web addresses become links. */
function webAddress(written: string): string | undefined {
  try {
    const url = new URL(/^https?:\/\//i.test(written) ? written : `https://${written}`);
    return url.hostname.includes(".") ? url.href : undefined;
  } catch {
    return undefined;
  }
}
