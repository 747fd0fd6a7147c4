import { Mail } from "lucide-react";
import { ButtonLink, Notice } from "#app/components/ui.ts";
import { useSupportEmail } from "#app/lib/root-data.ts";
import { hasZipExport, type Plan } from "#core/billing/plan";
import * as words from "../words";

export function HowPacksWork() {
  return (
    <Notice tone="info" title={words.howCreditPacksWork}>
      <p className="mt-1 max-w-3xl">{words.howCreditPacksWorkText}</p>
    </Notice>
  );
}

export function CreditNotes({ plans }: { plans: Plan[] }) {
  const withZip = plans.filter(hasZipExport).map(({ name }) => name);
  const features = [
    words.stackableCredits,
    words.creditsNeverExpire,
    ...(withZip.length > 0 ? [words.zipDownloadFor(withZip.join(" and "))] : []),
  ];
  const information = [
    words.oneCreditPerTournament,
    words.freePlanRenewal,
    words.refundNote,
    words.sampleUsesNoCredit,
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <NoteBox title={words.keyPlanFeatures} lines={features} />
      <NoteBox title={words.importantInformation} lines={information} />
    </div>
  );
}

function NoteBox({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section className="rounded-lg border bg-surface p-6 shadow-raised">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-sm marker:text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

export function ContactSales({ plans }: { plans: Plan[] }) {
  const supportEmail = useSupportEmail();
  const most = Math.max(...plans.map((plan) => plan.maxResumesPerTournament));
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border bg-surface p-6 shadow-raised">
      <div>
        <h2 className="text-lg">{words.customSolution}</h2>
        <p className="mt-1 text-muted text-sm">
          {words.customSolutionHint(most)} <span className="select-all text-ink">{supportEmail}</span>.
        </p>
      </div>
      <ButtonLink href={`mailto:${supportEmail}`} variant="secondary">
        <Mail aria-hidden />
        {words.contactSales}
      </ButtonLink>
    </section>
  );
}
