import { Form, Link, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useId } from "react";
import { OwnerOnly } from "#app/components/read-only.tsx";
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  LocalDate,
  Problem,
  Progress,
  Select,
  TitledSection,
} from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { VERDICT_WORDS } from "#core/analysis/scorecard";
import { checkSizes } from "#core/fairness/fairness-check";
import type { CheckView } from "#core/fairness/get-check";
import { useTournamentId } from "../use-tournament-id";
import * as words from "./words";

const POLL_MS = 2000;

type Props = { check: CheckView | null; error: string | null };

/** The tournament's own resumes, read again about somebody else. */
export function CheckSection({ check, error }: Props) {
  const isRunning = check !== null && !check.isFinished;
  useReloads(isRunning);
  return (
    <TitledSection
      id="check"
      title={words.checkTitle}
      text={words.checkText}
      className="flex flex-col gap-4 print:break-inside-avoid"
    >
      <Problem text={error} />
      {!check && <EmptyState title={words.checkNone} text={words.checkNoneText} action={<StartForm />} />}
      {isRunning && <Running check={check} />}
      {check && check.done > 0 && <Totals check={check} />}
      {check?.isFinished && <DifferenceList differences={check.differences} />}
      {check?.isFinished && (
        <div className="print:hidden">
          <StartForm isAgain />
        </div>
      )}
    </TitledSection>
  );
}

function useReloads(isRunning: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== "idle") return;
    const timer = setTimeout(revalidate, POLL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, state, revalidate]);
}

function StartForm({ isAgain = false }: { isAgain?: boolean }) {
  const id = useId();
  const isBusy = useNavigation().state !== "idle";
  return (
    <OwnerOnly>
      <Form method="post" className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {words.checkResumes}
        </label>
        <Select
          id={id}
          name="most"
          defaultValue={checkSizes[1]}
          options={checkSizes.map((size) => [size, size])}
        />
        <Button type="submit" variant={isAgain ? "secondary" : "primary"} disabled={isBusy}>
          {isAgain ? words.checkAgain : words.checkStart}
        </Button>
        {isAgain && <span className="text-muted text-sm">{words.checkReplaces}</span>}
      </Form>
    </OwnerOnly>
  );
}

function Running({ check: { done, of } }: { check: CheckView }) {
  const label = words.checkProgress(done, count(of, "resume"));
  return (
    <div className="flex flex-col gap-2">
      <Progress value={done} max={of} aria-label={label} />
      <p role="status" className="text-sm tabular-nums">
        {label}. <span className="text-muted">{words.checkRunning}</span>
      </p>
    </div>
  );
}

function Totals({ check }: { check: CheckView }) {
  const { judge, rubricVersion, createdAt, failed, totals } = check;
  return (
    <>
      <p className="text-muted text-sm">
        {words.checkedOn} <LocalDate iso={createdAt} />
        {judge && ` ${words.checkedBy(judge, rubricVersion)}`}. {failed > 0 && words.checkUnreadable(failed)}
      </p>
      <DataTable
        label={words.checkTable}
        columns={COLUMNS}
        rows={totals.map((total) => ({ ...total, id: total.kind }))}
      />
    </>
  );
}

type Total = CheckView["totals"][number];

const COLUMNS: Column<Total>[] = [
  { heading: words.checkSwap, isWide: true, cell: ({ kind }) => words.KIND[kind] },
  { heading: words.checkResumes, isNumber: true, cell: ({ resumes }) => resumes },
  { heading: words.checkVerdicts, isNumber: true, cell: (row) => words.partOf(row.verdicts, row.resumes) },
  { heading: words.checkMatches, isNumber: true, cell: (row) => words.partOf(row.matches, row.resumes) },
  { heading: words.checkTiers, isNumber: true, cell: (row) => words.partOf(row.tiers, row.resumes) },
  { heading: words.checkLargestChange, isNumber: true, cell: (row) => words.points(row.most, row.resumes) },
];

const MAX_SHOWN = 200;

function DifferenceList({ differences }: Pick<CheckView, "differences">) {
  const tournamentId = useTournamentId();
  return (
    <div>
      <h3 className="font-semibold text-sm tracking-normal">{words.differencesTitle}</h3>
      {differences.length === 0 && <p className="mt-1 text-muted text-sm">{words.differencesNone}</p>}
      {differences.length > MAX_SHOWN && (
        <p className="mt-1 text-muted text-sm">{words.differencesShown(MAX_SHOWN, differences.length)}</p>
      )}
      <ul className="mt-2 flex flex-col divide-y">
        {differences.slice(0, MAX_SHOWN).map((one) => (
          <li key={`${one.resumeId} ${one.kind} ${one.to}`} className="flex flex-col gap-1 py-3 text-sm">
            <p className="flex flex-wrap gap-x-3">
              <Link
                to={`/dashboard/tournament/${tournamentId}?candidate=${one.resumeId}`}
                className="font-medium underline underline-offset-4"
              >
                {one.fileName ?? words.hiddenCandidate}
              </Link>
              <span>
                {words.KIND[one.kind]}: {words.fromTo(one.from, one.to)}
              </span>
            </p>
            <p className="tabular-nums">
              {words.fromTo(
                words.resultOf(one.before.tier, one.before.percent),
                words.resultOf(one.after.tier, one.after.percent),
              )}
            </p>
            {one.criteria.map(({ text, before, after }) => (
              <p key={text} className="text-muted">
                {text}: {words.fromTo(VERDICT_WORDS[before], VERDICT_WORDS[after])}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
