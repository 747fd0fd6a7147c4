import { CopyButton } from "#app/components/copy-button.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { TextList, TextPart } from "#app/components/text-part.tsx";
import { useSupportEmail } from "#app/lib/root-data.ts";
import { DEFAULT_RETENTION_DAYS } from "#core/deletion/retention";
import { PRODUCT_NAME } from "#core/product";
import { CANDIDATE_NOTICE } from "./candidate-notice";

export function PrivacyPage() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Privacy" text={`What ${PRODUCT_NAME} keeps, why, and for how long`} />
      <div className="flex flex-col gap-10">
        <TextPart title="In short">
          <TextList
            items={[
              "What you upload is used to rank candidates for the job you uploaded it to, and for nothing else. It is not sold, not shown to other customers, and trains no model.",
              "Nothing is decided automatically. Every result shows the requirement, the verdict and the quote behind it; a person decides.",
              "You can delete a resume, a tournament or your whole account yourself, at any time.",
            ]}
          />
        </TextPart>
        <TextPart title="What is kept">
          <TextList
            items={[
              "About you: your email address, a salted hash of your password, your sessions, your credits and purchases. Card details go to the payment provider and never reach us.",
              "About candidates: the file as it was uploaded, the text read from it, contact details found in it, the result with its quotes, the tier and the note you give, and what people you sent a link think.",
              "A log of who did what (scoring, tier changes, exports, deletions), by ids, without names or resume text.",
            ]}
          />
        </TextPart>
        <TextPart title="How a resume is read">
          <TextList
            items={[
              "Name, email address, phone, links, address, date of birth, photo, gendered words and the name of the file are hidden before anything is judged. Contact details are taken out by fixed rules and shown to you, and to whom you send a link that is not blind.",
              "A language model, or rules of our own, gives a verdict for each requirement with a quote. The quote must stand in the resume word for word, or the verdict counts as not shown. The percentage and the tier are arithmetic.",
              "Requirements that ask for age, gender, origin, family or other protected traits are refused.",
            ]}
          />
        </TextPart>
        <TextPart title="For how long">
          <TextList
            items={[
              `Resumes and everything made from them are deleted ${DEFAULT_RETENTION_DAYS} days after their upload; your account page has shorter and longer periods.`,
              "What was decided stays on record for 4 years, or as long as the account sets (0 to 7): criteria, verdict levels, tiers, who decided and when. No name, contact, quote, note or file is in it.",
              "A demo on the landing page and its files are deleted after 24 hours.",
              "What you delete is gone from the database at once and from the file store within minutes, exports included. The database provider keeps a recovery copy of the database, not of the files, for up to 30 days.",
            ]}
          />
        </TextPart>
        <TextPart title="Where">
          <p>
            On Cloudflare: pages, database, files, queue and the language model. Payments are made at Stripe.
            No advertising, no trackers; the cookies keep you signed in, bring you back from a payment,
            recognize a browser you have used before, let you keep a demo, and remember your theme.
          </p>
        </TextPart>
        <TextPart title="If you are a candidate">
          <p>
            The company you applied to decides about your application and about your data, and can show you
            your assessment, export all that is held about you, or delete it. Ask them first; if you do not
            know whom to ask, write to <Mail />.
          </p>
        </TextPart>
        <TextPart title="A notice for candidates" id="candidate-notice">
          <p className="mb-4">
            If you screen resumes with {PRODUCT_NAME}, tell candidates. This text says what happens; fill in
            the brackets and have it checked for where you hire.
          </p>
          <figure className="rounded-lg border bg-surface p-5 shadow-raised">
            <div className="-mt-1 mb-2 flex justify-end">
              <CopyButton text={CANDIDATE_NOTICE} label="Copy the notice" isWordy />
            </div>
            <blockquote className="whitespace-pre-line text-pretty">{CANDIDATE_NOTICE}</blockquote>
          </figure>
        </TextPart>
        <TextPart title="Questions">
          <p>
            Write to <Mail />. We reply within 24 business hours.
          </p>
        </TextPart>
      </div>
    </div>
  );
}

function Mail() {
  const supportEmail = useSupportEmail();
  return (
    <a href={`mailto:${supportEmail}`} className="text-accent underline underline-offset-4">
      {supportEmail}
    </a>
  );
}
