import { ContactEntry, contactLines } from "#app/components/candidates/contact-entry.tsx";
import { CopyButton } from "#app/components/ui.ts";
import { isHidden } from "#core/resumes/hide-candidate";
import type { ResumeView } from "#core/resumes/resume";
import * as words from "./words";

export function ContactDetails({ resume }: { resume: ResumeView }) {
  const lines = contactLines(resume.contactInfo);
  return (
    <section>
      <h3 className="sr-only">{words.contact}</h3>
      {lines.length === 0 ? (
        <p className="text-muted text-sm">
          {isHidden(resume) ? words.hiddenUntilTier : words.noContactInfoAvailable}
        </p>
      ) : (
        <ul className="grid gap-x-6 text-sm sm:grid-cols-2">
          {lines.map((line) => (
            <li key={line.kind + line.text} className="flex min-h-8 min-w-0 items-center gap-2">
              <ContactEntry line={line} className="min-h-7 [&_svg]:text-muted" />
              <CopyButton text={line.text} label={words.copyContact(line.kind)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
