import { Form, useNavigation } from "@remix-run/react";
import {
  agoColumn,
  Button,
  type Column,
  CopiedId,
  DataTable,
  EmptyState,
  Notice,
  SubmitButton,
  TimeAgo,
} from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { type FailedJob, RERUN_AGAIN_AFTER_MS, subjectOf } from "#core/jobs/failed-job";
import { jobTypes } from "#core/jobs/job";
import type { Operations } from "#core/operations/operations";
import * as words from "./words";
import { JOB } from "./work-words";

type Props = Operations["failedJobs"] & { answer: { said?: string; failed?: string } | undefined };

export function FailedJobs({ rows, openCounts, answer }: Props) {
  const open = Object.values(openCounts).reduce((sum, one) => sum + one, 0);
  const listed = rows.filter(({ rerunAt }) => rerunAt === null).length;
  return (
    <section aria-labelledby="failed">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="failed" className="text-xl">
          {words.failedJobs}
        </h2>
        <div className="flex flex-wrap gap-2">
          {jobTypes.map((type) => (
            <RerunAll key={type} type={type} open={openCounts[type] ?? 0} />
          ))}
        </div>
      </div>
      <div role="status" className="mb-4 empty:hidden">
        {answer?.said && <Notice tone="info">{answer.said}</Notice>}
        {answer?.failed && <Notice tone="danger">{answer.failed}</Notice>}
      </div>
      <DataTable
        label={words.failedJobs}
        columns={COLUMNS}
        rows={rows}
        empty={<EmptyState title={words.noFailedJobs} text={words.failedJobsHint} />}
      />
      {open > listed && (
        <p className="mt-3 text-muted text-sm">{words.newestListed(listed, count(open, "failed job"))}</p>
      )}
    </section>
  );
}

function RerunAll({ type, open }: { type: FailedJob["job"]["type"]; open: number }) {
  const isPending = useNavigation().formData?.get("type") === type;
  if (open < 2) return null;
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="type" value={type} variant="secondary" size="sm" disabled={isPending}>
        {words.runAllAgain(open.toLocaleString("en"), JOB[type])}
      </Button>
    </Form>
  );
}

const COLUMNS: Column<FailedJob>[] = [
  {
    heading: words.job,
    isWide: true,
    cell: ({ job }) => (
      <>
        <p className="font-medium">{JOB[job.type]}</p>
        <CopiedId id={subjectOf(job)} label={words.copyId(subjectOf(job))} isShort />
      </>
    ),
  },
  { heading: words.why, isWide: true, headClassName: "w-2/5", cell: ({ error }) => error },
  { heading: words.attempts, isNumber: true, cell: ({ attempts }) => attempts },
  agoColumn(words.givenUp, ({ createdAt }) => createdAt),
  { heading: words.actions, isWide: true, cell: (row) => <Rerun row={row} /> },
];

function Rerun({ row: { id, job, rerunAt } }: { row: FailedJob }) {
  const isAsked = rerunAt !== null && Date.now() - Date.parse(rerunAt) < RERUN_AGAIN_AFTER_MS;
  return (
    <>
      {rerunAt && (
        <p className="text-muted">
          {words.rerunRequested} <TimeAgo iso={rerunAt} />
        </p>
      )}
      {!isAsked && (
        <Form method="post" preventScrollReset>
          <SubmitButton
            name="id"
            value={id}
            variant="secondary"
            size="row"
            aria-label={words.runJobAgain(JOB[job.type], subjectOf(job))}
            busy={words.requesting}
          >
            {words.runAgain}
          </SubmitButton>
        </Form>
      )}
    </>
  );
}
