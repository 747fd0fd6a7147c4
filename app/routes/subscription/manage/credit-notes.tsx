import { Notice } from "#app/components/notice.tsx";
import { hasZipExport, type Plan } from "#core/billing/plan";

export function HowPacksWork() {
  return (
    <Notice tone="info" title="How Our Credit Packs Work">
      <p className="mt-1 max-w-3xl">
        One credit lets you create and run one tournament, up to the resume limit of its plan. You pay once;
        nothing renews. Credits never expire, and they stack: buy more whenever you need them.
      </p>
    </Notice>
  );
}

/** What all packs have in common, and what to know before buying one. */
export function CreditNotes({ plans }: { plans: Plan[] }) {
  const withZip = plans.filter(hasZipExport).map(({ name }) => name);
  const features = [
    "Stackable credits: packs and extra tournaments add up",
    "Credits never expire",
    ...(withZip.length > 0 ? [`Download of candidate tiers as one zip for ${withZip.join(" and ")}`] : []),
  ];
  const information = [
    "Creating a tournament uses one credit, and the tournament keeps that credit's resume limit.",
    "The FREE plan's tournaments renew each calendar month, don't roll over, and pause while you have a PRO or ENTERPRISE pack.",
    "A full refund removes the credits you haven't used yet.",
    "Your sample tournament uses no credit.",
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
