import { CollapsiblePanel } from "#app/components/ui.ts";
import type { TournamentSummary } from "#core/tournaments/tournament";
import * as words from "./words";

type Props = {
  title: string;
  job: Pick<TournamentSummary, "jobDescription" | "keyRequirements" | "optionalRequirements" | "keySkills">;
  isInitiallyOpen?: boolean;
};

export function JobDetails({ title, job, isInitiallyOpen }: Props) {
  const { jobDescription, keyRequirements, optionalRequirements, keySkills } = job;
  return (
    <CollapsiblePanel title={title} isInitiallyOpen={isInitiallyOpen}>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <Text label={words.jobDescription} text={jobDescription} />
        <div className="flex flex-col gap-5">
          <Text label={words.keyRequirements} text={keyRequirements} />
          <Text label={words.niceToHaves} text={optionalRequirements} />
          <section>
            <h3 className="eyebrow">{words.keySkills}</h3>
            {keySkills.length > 0 ? (
              <ul className="mt-2 flex flex-wrap gap-1.5">
                {keySkills.map((skill) => (
                  <li key={skill} className="rounded border px-2 py-0.5 text-sm">
                    {skill}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-1 text-muted">{words.noneGiven}</p>
            )}
          </section>
        </div>
      </div>
    </CollapsiblePanel>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <section>
      <h3 className="eyebrow">{label}</h3>
      <p className="mt-1 max-w-prose whitespace-pre-line break-words">
        {text || <span className="text-muted">{words.noneGiven}</span>}
      </p>
    </section>
  );
}
