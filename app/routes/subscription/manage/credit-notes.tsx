import { Notice } from "#app/components/notice.tsx";
import { hasZipExport, type Plan } from "#core/billing/plan";
import * as words from "../words";

export function HowPacksWork() {
  return (
    <Notice tone="info" title={words.creditNotesHowOurCreditPacks}>
      <p className="mt-1 max-w-3xl">{words.creditNotesOneCreditLets}</p>
    </Notice>
  );
}

/** What all packs have in common, and what to know before buying one. */
export function CreditNotes({ plans }: { plans: Plan[] }) {
  const withZip = plans.filter(hasZipExport).map(({ name }) => name);
  const features = [
    words.creditNotesStackableCreditsPacks,
    words.creditNotesCreditsNeverExpire,
    ...(withZip.length > 0 ? [words.creditNotesDownloadOfCandidateTiers(withZip.join(" and "))] : []),
  ];
  const information = [
    words.creditNotesCreatingATournamentUses,
    words.creditNotesFreePlansTournamentsRenew,
    words.creditNotesFullRefundRemoves,
    words.creditNotesYourSampleTournamentUses,
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <NoteBox title={words.creditNotesKeyPlanFeatures} lines={features} />
      <NoteBox title={words.creditNotesImportantInformation} lines={information} />
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
