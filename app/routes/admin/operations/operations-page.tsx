import { RotateCw } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import {
  Button,
  Checkbox,
  LocalTime,
  Notice,
  PageHeader,
  StatusBadge,
  TextLink,
} from "#app/components/ui.ts";
import { api } from "#app/lib/api.ts";
import { isMeasured } from "#app/routes/trust/evaluation.ts";
import type { Health } from "#core/operations/health";
import type { Operations } from "#core/operations/operations";
import { FailedJobs } from "./failed-jobs";
import { LastHour } from "./last-hour";
import * as words from "./words";
import { Outbox, WaitingTable } from "./work-tables";

type Props = { loaded: Operations; answer: { said?: string; failed?: string } | undefined };

export function OperationsPage({ loaded, answer }: Props) {
  const [isLive, setIsLive] = useState(true);
  const { operations, hasFailed, isBusy, refresh } = useOperations(loaded, { isLive });
  return (
    <>
      <PageHeader
        title={words.operations}
        text={words.subtitle}
        action={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <Checkbox checked={isLive} onChange={(event) => setIsLive(event.target.checked)}>
              {words.autoRefresh}
            </Checkbox>
            <Button variant="secondary" size="sm" aria-disabled={isBusy} onClick={() => !isBusy && refresh()}>
              <RotateCw aria-hidden />
              {words.refresh}
            </Button>
          </div>
        }
      />
      <div role="status">
        {hasFailed && (
          <Notice tone="warn" className="mb-6">
            {words.refreshFailed}
          </Notice>
        )}
      </div>
      <HealthLine health={operations.health} checkedAt={operations.checkedAt} />
      <JudgeLine {...operations} />
      <div className="mt-8 flex flex-col gap-12">
        <WaitingTable waiting={operations.waiting} />
        <FailedJobs {...operations.failedJobs} answer={answer} />
        <LastHour throughput={operations.throughput} />
        <Outbox mails={operations.mails} />
      </div>
    </>
  );
}

const PARTS: Record<keyof Health["parts"], string> = {
  database: words.database,
  files: words.fileStore,
  work: words.processing,
};

/** The same result that /api/health gives to external monitoring. */
function HealthLine({ health, checkedAt }: { health: Health; checkedAt: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-lg border bg-surface px-5 py-4 shadow-raised">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {Object.entries(PARTS).map(([part, label]) => (
          <div key={part} className="flex items-center gap-2">
            <dt>{label}</dt>
            <dd>
              <StatusBadge status={health.parts[part as keyof Health["parts"]]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="ml-auto text-muted text-xs max-sm:ml-0">
        {words.asOf} <LocalTime iso={checkedAt} withSeconds />
      </p>
    </div>
  );
}

const SERVERS: Record<string, string> = {
  "workers-ai": "on Workers AI",
  openai: "behind an OpenAI-compatible server",
};

/** The most recent judge, and whether its accuracy has been measured. */
function JudgeLine({ judge, modelSpending }: Pick<Operations, "judge" | "modelSpending">) {
  if (!judge) return null;
  const { engine, version, model, fallback } = judge;
  const name = model ? `${model} (${SERVERS[engine] ?? engine})` : words.builtInJudge(version);
  return (
    <p className="mt-4 text-sm">
      {words.lastAnalyzedBy(name)}{" "}
      {isMeasured(judge) ? <TextLink href="/trust">{words.accuracyLink}</TextLink> : words.accuracyUnknown}
      {fallback && ` ${fallback}`}
      {modelSpending.calls > 0 && ` ${describeSpending(modelSpending)}`}
    </p>
  );
}

/** Reports only tokens if no price is configured. */
function describeSpending({ calls, tokensIn, tokensOut, dollars }: Operations["modelSpending"]): string {
  const figure = (value: number) => value.toLocaleString("en");
  const cost = dollars > 0 ? `, ${dollars < 0.01 ? "less than $0.01" : `$${dollars.toFixed(2)}`}` : "";
  return words.modelCallsToday(figure(calls), figure(tokensIn), figure(tokensOut), cost);
}

const REFRESH_MS = 10_000;

/** The loaded data, refreshed on request and, if `isLive`, every ten seconds while the page is visible. */
function useOperations(loaded: Operations, { isLive }: { isLive: boolean }) {
  const [operations, setOperations] = useState(loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => setOperations(loaded), [loaded]);

  const refresh = useCallback(async () => {
    setIsBusy(true);
    try {
      setOperations(await api<Operations>("/api/admin/operations"));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
  }, []);

  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => !document.hidden && refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isLive, refresh]);

  return { operations, hasFailed, isBusy, refresh };
}
