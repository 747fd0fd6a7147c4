import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import { BusyList } from "#app/components/await-list.tsx";
import { KindChoice } from "#app/components/kind-choice.tsx";
import { LogLines, shortId } from "#app/components/log-lines.tsx";
import { Pager, total } from "#app/components/pager.tsx";
import { ClearSearch, SearchForm } from "#app/components/search-form.tsx";
import { Button, EmptyState, Notice, PageHeader } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { queryOf, requireAdmin } from "#app/lib/route.server.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import { auditQuerySchema } from "#core/audit/audit-query.schema";
import type { ChainReport } from "#core/audit/chain";
import type { LogLine } from "#core/audit/log-line";
import * as words from "./words";

export const meta = pageMeta(words.title);

export async function loader(args: LoaderFunctionArgs) {
  const { id: viewerId } = requireAdmin(args);
  const query = queryOf(args.request, auditQuerySchema);
  return { viewerId, page: await args.context.services.audit.listLines(query) };
}

export async function action(args: ActionFunctionArgs) {
  requireAdmin(args);
  return args.context.services.audit.verify();
}

export default function AuditLog() {
  const { viewerId, page } = useLoaderData<typeof loader>();
  const report = useFormAnswer<typeof action>();
  const [params] = useSearchParams();
  const isVerifying = useNavigation().formMethod === "POST";
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.subtitle}
        action={
          <Form method="post" action={`?${params}`} preventScrollReset>
            <Button type="submit" variant="secondary" aria-disabled={isVerifying}>
              {isVerifying ? words.verifying : words.verifyChain}
            </Button>
          </Form>
        }
      />
      <div role="status">{report && <ChainStatus report={report} />}</div>
      <div className="my-4 flex flex-wrap items-center justify-between gap-3">
        <SearchForm
          label={words.tournamentId}
          placeholder={words.tournamentIdHint}
          className="flex-1 max-sm:basis-full sm:max-w-2xl"
        >
          <KindChoice />
        </SearchForm>
        <p className="text-muted text-sm tabular-nums">{total(page, "entry", "entries")}</p>
      </div>
      <BusyList>
        {page.rows.length > 0 ? (
          <LogLines
            lines={page.rows}
            viewerId={viewerId}
            aside={(line) => <Where line={line} />}
            isAnonymous
          />
        ) : (
          <EmptyState title={words.noEntries} text={words.noEntriesHint} action={<ClearSearch />} />
        )}
        <Pager page={page} />
      </BusyList>
    </>
  );
}

function Where({ line: { key, tournamentId, hash } }: { line: LogLine }) {
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-muted text-xs">
      <span className="tabular-nums">#{key}</span>
      {tournamentId && (
        <Link
          to={{ search: new URLSearchParams({ q: tournamentId }).toString() }}
          className="inline-flex min-h-6 items-center hover:text-ink hover:underline"
        >
          {words.tournament(shortId(tournamentId))}
        </Link>
      )}
      <span>{hash ? words.sealed(hash.slice(0, 8)) : words.notSealedYet}</span>
    </p>
  );
}

function ChainStatus({ report: { broken, entries, unsealed, head } }: { report: ChainReport }) {
  if (broken) {
    return (
      <Notice tone="danger" title={words.chainBreaksAt(broken.key)}>
        {words.entryProblem(broken.problem)}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={words.chainIntact}>
      <p>
        {count(entries, "entry", "entries")}
        {unsealed > 0 && words.unsealedHint(unsealed.toLocaleString("en"))}.
      </p>
      {head && (
        <p className="break-all">
          {words.chainHead(head.key)} <code className="select-all">{head.hash}</code>
        </p>
      )}
    </Notice>
  );
}
