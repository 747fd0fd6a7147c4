import type { ContactInfo } from "#core/analysis/scorecard";
import { ContactEntry, contactLines } from "./contact-entry";
import * as words from "./words";

const SHOWN_LINKS = 2;

type Props = { info: ContactInfo; isPending: boolean /** In a blind review. */; isHidden: boolean };

export function CardContact({ info, isPending, isHidden }: Props) {
  const { email, phone, location, links = [] } = info;
  const noneWords = isHidden ? words.hiddenUntilTier : words.noContactInfoAvailable;
  return (
    <section>
      <h4 className="sr-only">{words.contact}</h4>
      <div className="flex flex-wrap gap-x-4 text-sm">
        {!email && !phone && <span className="text-muted">{isPending ? words.processing : noneWords}</span>}
        {contactLines({ email, phone, location, links: links.slice(0, SHOWN_LINKS) }).map((line) => (
          <ContactEntry key={line.kind + line.text} line={line} className="min-h-6 text-muted" />
        ))}
      </div>
    </section>
  );
}
