import { type ChangeEvent, useId, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { saveCsv } from "#app/lib/save-file.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import { measureImpact } from "#core/fairness/impact";
import { readSelfIdentification, type SelfIdentification } from "#core/fairness/self-identification";
import type { Pool } from "#core/rubrics/pool";
import { LoadedPool } from "../pool/loaded-pool";
import { ImpactReport } from "./impact-report";
import * as words from "./words";

type Tournament = {
  id: string;
  name: string;
  isBlind: boolean;
  doneCount: number;
  staleCount: number;
  rubricVersion: number;
};

/** Impact tables by sex and race or ethnicity, from a table that stays in the browser. */
export function ImpactSection({ tournament }: { tournament: Tournament }) {
  const { id, rubricVersion, doneCount, staleCount } = tournament;
  return (
    <section aria-labelledby="impact" className="flex flex-col gap-4 border-t pt-8">
      <div>
        <h2 id="impact" className="text-lg">
          {words.impactTitle}
        </h2>
        <p className="mt-1 max-w-prose text-muted text-sm">{words.impactText}</p>
      </div>
      <LoadedPool tournamentId={id} stamp={`${rubricVersion} ${doneCount} ${staleCount}`}>
        {(pool) =>
          pool.candidates.length === 0 ? (
            <p className="text-muted">{words.impactEmpty}</p>
          ) : (
            <ImpactByFile pool={pool} tournament={tournament} />
          )
        }
      </LoadedPool>
    </section>
  );
}

function ImpactByFile({ pool, tournament }: { pool: Pool; tournament: Tournament }) {
  const [people, setPeople] = useState<SelfIdentification>();
  const [problem, setProblem] = useState<string>();
  const [selected, setSelected] = useState<Tier[]>(["A", "B"]);
  const [isInForce, setIsInForce] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    const found = await readTable(file).catch(() => ({ problem: words.impactUnreadable }));
    const isProblem = "problem" in found;
    setProblem(isProblem ? found.problem : undefined);
    setPeople(isProblem ? undefined : found);
  };
  const forget = () => {
    setPeople(undefined);
    setProblem(undefined);
    if (input.current) input.current.value = "";
  };
  const template = () =>
    saveCsv(words.impactTemplateName, [
      words.templateHead,
      ...pool.candidates.map(({ id, fileName }) => [id, tournament.isBlind ? "" : fileName, "", ""]),
    ]);
  const candidates = pool.candidates.map(({ id, score, tier, recruiterTier }) => ({
    id,
    score,
    tier: isInForce ? (recruiterTier ?? tier) : tier,
  }));

  return (
    <>
      <div className="flex flex-col gap-4 print:hidden">
        <Field
          label={words.impactFile}
          hint={words.impactColumns}
          htmlFor={id}
          errorId={`${id}-error`}
          errors={problem ? [problem] : undefined}
        >
          <input
            ref={input}
            id={id}
            type="file"
            accept=".csv,text/csv"
            className="max-w-full text-sm file:mr-3 file:h-9 file:rounded-md file:border file:border-control file:border-solid file:bg-surface file:px-3"
            aria-describedby={`${id}-description ${id}-error`}
            aria-invalid={problem !== undefined}
            onChange={read}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={template}>
            {words.impactTemplate}
          </Button>
          {people && (
            <Button variant="secondary" size="sm" onClick={forget}>
              {words.impactForget}
            </Button>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 text-sm">
          <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <legend className="float-left mr-4 font-medium">{words.impactSelected}</legend>
            {tiers.map((tier) => (
              <label key={tier} className="flex min-h-6 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-4.5 accent-accent"
                  checked={selected.includes(tier)}
                  onChange={({ currentTarget: { checked } }) =>
                    setSelected(tiers.filter((one) => (one === tier ? checked : selected.includes(one))))
                  }
                />
                {words.impactTier(tier)}
              </label>
            ))}
          </fieldset>
          <div className="flex flex-wrap items-center gap-3">
            <label htmlFor={`${id}-by`} className="font-medium">
              {words.impactBy}
            </label>
            <Select
              id={`${id}-by`}
              value={String(isInForce)}
              onChange={({ currentTarget }) => setIsInForce(currentTarget.value === "true")}
              options={[
                ["false", words.impactByAnalysis],
                ["true", words.impactByRecruiter],
              ]}
            />
          </div>
        </div>
      </div>
      <div role="status">
        {people && (
          <ImpactReport
            impact={measureImpact(candidates, people, selected)}
            about={{
              tournament: tournament.name,
              tournamentId: tournament.id,
              rubricVersion: pool.rubricVersion,
              tiersOf: isInForce ? words.impactByRecruiter : words.impactByAnalysis,
            }}
          />
        )}
      </div>
    </>
  );
}

async function readTable(file: File): Promise<SelfIdentification | { problem: string }> {
  const { parseCsv } = await import("hucre/csv");
  const rows = parseCsv(await file.text());
  return readSelfIdentification(rows.map((row) => row.map((cell) => String(cell ?? ""))));
}
