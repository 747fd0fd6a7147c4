import { ButtonLink } from "#app/components/ui/button.tsx";
import * as words from "./words";

const STEPS = [
  { title: words.nameTheJob, text: words.pasteItsDescription },
  { title: words.dropTheResumes, text: words.pdfWordOrPlain },
  { title: words.seeWhoFits, text: words.fourTiersEachPoint },
];

/** For users who have nothing but the sample tournament yet. */
export function FirstSteps({ sampleId }: { sampleId: string }) {
  return (
    <section aria-labelledby="first-steps" className="mt-6 rounded-lg bg-accent-soft p-6 sm:p-8">
      <h2 id="first-steps" className="text-xl">
        {words.yourFirstRanking}
      </h2>
      <ol className="mt-5 grid gap-5 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent text-sm"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-pretty text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard/create-tournament">{words.openYourFirstTournament}</ButtonLink>
        <ButtonLink to={`/dashboard/tournament/${sampleId}`} variant="ghost" className="hover:bg-surface">
          {words.lookAtTheSample}
        </ButtonLink>
      </div>
    </section>
  );
}
