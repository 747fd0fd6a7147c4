import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Notice } from "#app/components/notice.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Operations } from "#core/operations/operations";
import { FailedJobs } from "./failed-jobs";
import { HealthLine } from "./health-line";
import { JudgeLine } from "./judge-line";
import { LastHour } from "./last-hour";
import { Outbox } from "./outbox";
import { useOperations } from "./use-operations";
import { WaitingTable } from "./waiting-table";
import * as words from "./words";

type Props = { loaded: Operations; answer: { said?: string; failed?: string } | undefined };

export function OperationsPage({ loaded, answer }: Props) {
  const [isLive, setIsLive] = useState(true);
  const { operations, hasFailed, isBusy, refresh } = useOperations(loaded, { isLive });
  return (
    <>
      <PageHeader
        title={words.operations}
        text={words.whatIsDoneBehind}
        action={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <label className="flex min-h-8 items-center gap-2">
              <input
                type="checkbox"
                checked={isLive}
                onChange={(event) => setIsLive(event.target.checked)}
                className="size-4 accent-accent"
              />
              {words.refreshEvery10Seconds}
            </label>
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
            {words.figuresCouldNot}
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
