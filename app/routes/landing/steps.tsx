import { Section } from "./section";

const STEPS = [
  {
    title: "Create a tournament",
    text: "Describe the job in your own words: must-haves, nice-to-haves and key skills.",
  },
  {
    title: "Upload resumes",
    text: "Drop a folder of PDF, DOCX or TXT files, up to 1,000 at a time.",
  },
  {
    title: "AI analysis and ranking",
    text: "Each resume gets a verdict on every criterion, with a quote, and a tier from A to D.",
  },
  {
    title: "Review and refine",
    text: "Read the reasons, open the resume, and move candidates between tiers. Your tier appears next to the AI's, and yours counts.",
  },
];

export function Steps() {
  return (
    <Section id="how-it-works" look="raised" title="How it works">
      <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-ink border-t-2 pt-4">
            <span className="font-semibold text-muted text-sm tabular-nums" aria-hidden>
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
