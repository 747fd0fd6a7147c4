import { Section } from "./section";
import * as words from "./words";

const STEPS = [
  { title: words.createATournament, text: words.describeTheJob },
  { title: words.uploadResumes, text: words.dropAFolder },
  { title: words.aiAnalysisAndRanking, text: words.eachResumeGets },
  { title: words.reviewAndRefine, text: words.readTheReasonsOpen },
];

export function Steps() {
  return (
    <Section id="how-it-works" look="raised" title={words.howItWorks}>
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
