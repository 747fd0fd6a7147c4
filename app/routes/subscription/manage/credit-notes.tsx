import { Notice } from "#app/components/notice.tsx";
import { hasZipExport, type Plan } from "#core/billing/plan";

export function HowPacksWork() {
  return (
    <Notice tone="info" title="How Our Credit Packs Work">
      <p className="mt-1 max-w-3xl">
        One credit lets you create and run one tournament, with up to as many resumes as the plan it came with
        states. You pay once; nothing renews by itself. Credits never expire, and they stack: buy again
        whenever you need more.
      </p>
    </Notice>
  );
}

/** What the packs have in common, and what to know before buying one. */
export function CreditNotes({ plans }: { plans: Plan[] }) {
  const withZip = plans.filter(hasZipExport).map(({ name }) => name);
  const features = [
    "Stackable credits: packs and extra tournaments add up",
    "Credits never expire",
    ...(withZip.length > 0 ? [`Download of candidate tiers as one zip for ${withZip.join(" and ")}`] : []),
  ];
  const information = [
    "A tournament takes one credit when you create it, and keeps the resume limit of that credit.",
    "The free tournaments come with the FREE plan: they start again each calendar month, are not carried over, and pause while you have a PRO or ENTERPRISE pack.",
    "A payment that is refunded in full takes back those of its credits that are not used yet.",
    "The sample tournament that came with your account takes no credit.",
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <NoteBox title="Key Plan Features" lines={features} />
      <NoteBox title="Important Information" lines={information} />
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
