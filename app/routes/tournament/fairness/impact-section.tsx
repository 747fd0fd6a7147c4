import { useId, useState } from "react";
import { Button, Checkbox, Select, TitledSection } from "#app/components/ui.ts";
import { saveCsv } from "#app/lib/save-file.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import { measureImpact } from "#core/fairness/impact";
import { readSelfIdentification, type SelfIdentification } from "#core/fairness/self-identification";
import type { Pool } from "#core/rubrics/pool";
import type { TournamentDetail } from "#core/tournaments/tournament";
import { CsvField } from "../csv-field";
import { LoadedPool } from "../pool/loaded-pool";
import { ImpactReport } from "./impact-report";
import * as words from "./words";

type Tournament = Pick<
  TournamentDetail,
  "id" | "name" | "isBlind" | "doneCount" | "staleCount" | "rubricVersion"
>;

/** Impact tables by sex and race or ethnicity, from a table that stays in the browser. */
export function ImpactSection({ tournament }: { tournament: Tournament }) {
  return (
    <TitledSection
      id="impact"
      title={words.impactTitle}
      text={words.impactText}
      className="flex flex-col gap-4 border-t pt-8"
    >
      <LoadedPool progress={tournament}>
        {(pool) =>
          pool.candidates.length === 0 ? (
            <p className="text-muted">{words.impactEmpty}</p>
          ) : (
            <ImpactByFile pool={pool} tournament={tournament} />
          )
        }
      </LoadedPool>
    </TitledSection>
  );
}

function ImpactByFile({ pool, tournament }: { pool: Pool; tournament: Tournament }) {
  const [people, setPeople] = useState<SelfIdentification>();
  const [selected, setSelected] = useState<Tier[]>(["A", "B"]);
  const [isInForce, setIsInForce] = useState(false);
  /** Counts how often the table was forgotten, to empty the field. */
  const [forgotten, setForgotten] = useState(0);
  const id = useId();

  const forget = () => {
    setPeople(undefined);
    setForgotten(forgotten + 1);
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
        <CsvField
          key={forgotten}
          label={words.impactFile}
          hint={words.impactColumns}
          unreadable={words.impactUnreadable}
          read={readSelfIdentification}
          onRead={setPeople}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={template}>
            {words.impactTemplate}
          </Button>
          {people && (
            <Button variant="secondary" size="sm" onClick={forget}>
              {words.impactRemoveFile}
            </Button>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 text-sm">
          <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <legend className="float-left mr-4 font-medium">{words.impactCountedAsSelected}</legend>
            {tiers.map((tier) => (
              <Checkbox
                key={tier}
                checked={selected.includes(tier)}
                onChange={({ currentTarget: { checked } }) =>
                  setSelected(tiers.filter((one) => (one === tier ? checked : selected.includes(one))))
                }
              >
                {words.impactTier(tier)}
              </Checkbox>
            ))}
          </fieldset>
          <div className="flex flex-wrap items-center gap-3">
            <label htmlFor={`${id}-by`} className="font-medium">
              {words.impactTiers}
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
