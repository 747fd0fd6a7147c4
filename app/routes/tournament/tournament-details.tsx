import { CollapsiblePanel } from "#app/components/ui/collapsible.tsx";
import type { Criterion } from "#core/analysis/rubric";
import type { TournamentDetail } from "#core/tournaments/tournament";

export function TournamentDetails({ tournament }: { tournament: TournamentDetail }) {
  const { jobDescription, keyRequirements, optionalRequirements, keySkills, rubric } = tournament;
  return (
    <CollapsiblePanel title="Tournament Details">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <Text label="Job Description" text={jobDescription} />
          <Text label="Key Requirements" text={keyRequirements} />
          <Text label="Nice to Have Requirements" text={optionalRequirements} />
          <section>
            <h3 className="eyebrow">Key Skills</h3>
            {keySkills.length > 0 ? (
              <ul className="mt-2 flex flex-wrap gap-1.5">
                {keySkills.map((skill) => (
                  <li key={skill} className="rounded border px-2 py-0.5 text-sm">
                    {skill}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-1 text-muted">None given</p>
            )}
          </section>
        </div>
        <RubricTable criteria={rubric.criteria} />
      </div>
    </CollapsiblePanel>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <section>
      <h3 className="eyebrow">{label}</h3>
      <p className="mt-1 max-w-prose whitespace-pre-line break-words">
        {text || <span className="text-muted">None given</span>}
      </p>
    </section>
  );
}

/** What every candidate is judged by, taken from the texts beside it. */
function RubricTable({ criteria }: { criteria: Criterion[] }) {
  return (
    <section>
      <h3 className="eyebrow">Rubric</h3>
      <p className="mt-1 text-muted text-sm">
        Taken from the texts of this tournament. Every resume gets a verdict for each criterion; the weights
        turn the verdicts into the match.
      </p>
      {criteria.length === 0 ? (
        <p className="mt-3 text-muted">The texts name nothing that can be checked against a resume.</p>
      ) : (
        <table className="mt-3 w-full text-sm">
          <thead>
            <tr className="text-left text-muted text-xs">
              <th className="border-b pb-2 font-medium">Criterion</th>
              <th className="border-b px-3 pb-2 font-medium">Kind</th>
              <th className="border-b pb-2 text-right font-medium">Weight</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ id, text, importance, weight }) => (
              <tr key={id} className="align-top">
                <td className="break-words border-b py-2">{text}</td>
                <td className="whitespace-nowrap border-b px-3 py-2 text-muted">
                  {importance === "must" ? "Must have" : "Nice to have"}
                </td>
                <td className="border-b py-2 text-right tabular-nums">{weight}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
