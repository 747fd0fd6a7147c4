import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { AwaitList } from "#app/components/await-list.tsx";
import { SearchForm } from "#app/components/search-form.tsx";
import { SearchedPage } from "#app/components/searched-page.tsx";
import {
  agoColumn,
  type Column,
  DataTable,
  EmptyState,
  Notice,
  PageHeader,
  Select,
  StatusBadge,
  TierBadge,
} from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { loadList, queryOf, requireUser } from "#app/lib/route.server.ts";
import { type CandidateRow, candidateSorts, searchModes } from "#core/resumes/candidate-list";
import { candidateQuerySchema } from "#core/resumes/candidate-query.schema";
import { candidateName } from "#core/resumes/resume";
import * as words from "../words";
import { fetchCandidates } from "./fetch-candidates";

export const meta = pageMeta(words.resumesTitle);

export async function loader(args: LoaderFunctionArgs) {
  const { id } = requireUser(args);
  const query = queryOf(args.request, candidateQuerySchema);
  return loadList(args.request, args.context.services.candidates.search(id, query));
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const list = fetchCandidates(new URL(request.url).search, request.signal);
  // If the user leaves the page, nothing handles the rejection.
  list.catch(() => undefined);
  return { list };
}

export default function AllCandidates() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={words.resumesTitle} text={words.resumesSubtitle} />
      <div className="mb-4">
        <CandidateSearch />
      </div>
      <AwaitList data={list} label={words.loadingCandidates} error={<LoadError />}>
        {(page) => (
          <SearchedPage
            page={page}
            noun="candidate"
            isTotalShown
            noMatches={words.noCandidateMatches}
            empty={<EmptyState title={words.noCandidatesYet} text={words.noCandidatesHint} />}
          >
            <DataTable label={words.candidates} columns={COLUMNS} rows={page.rows} />
          </SearchedPage>
        )}
      </AwaitList>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageHeader title={words.resumesTitle} />
      <LoadError />
    </>
  );
}

function LoadError() {
  return (
    <Notice tone="danger" role="alert" title={words.candidatesFailed}>
      {words.candidatesFailedHint}
    </Notice>
  );
}

const MODE_WORDS = { filename: words.byFilename, skills: words.bySkills };
const SORT_WORDS = { newest: words.newestFirst, best: words.byTier };

function CandidateSearch() {
  const [params] = useSearchParams();
  return (
    <SearchForm
      label={words.searchCandidates}
      placeholder={words.searchCandidates}
      className="flex-1 sm:max-w-2xl"
    >
      <Choice
        name="mode"
        label={words.searchMode}
        words={MODE_WORDS}
        values={searchModes}
        asked={params.get("mode")}
      />
      <Choice
        name="sort"
        label={words.order}
        words={SORT_WORDS}
        values={candidateSorts}
        asked={params.get("sort")}
      />
    </SearchForm>
  );
}

type ChoiceProps<Value extends string> = {
  name: string;
  label: string;
  values: readonly Value[];
  words: Record<Value, string>;
  asked: string | null;
};

/** Keyed by the URL's value: an uncontrolled field is correct before hydration and after Back. */
function Choice<Value extends string>({ name, label, values, words, asked }: ChoiceProps<Value>) {
  const chosen = values.find((value) => value === asked) ?? values[0];
  return (
    <Select
      key={chosen}
      name={name}
      aria-label={label}
      defaultValue={chosen}
      options={values.map((value) => [value, words[value]])}
    />
  );
}

const COLUMNS: Column<CandidateRow>[] = [
  {
    heading: words.candidate,
    isWide: true,
    className: "@4xl:w-1/4 @max-4xl:text-base",
    cell: ({ id, name, fileName, tournament }) => (
      <>
        <Link
          to={`/dashboard/tournament/${tournament.id}?candidate=${id}`}
          title={fileName}
          className="inline-block min-h-6 font-medium underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {name ?? candidateName(fileName)}
        </Link>
        {name && <span className="block text-muted text-xs [overflow-wrap:anywhere]">{fileName}</span>}
      </>
    ),
  },
  {
    heading: words.tournament,
    className: "@4xl:w-1/5",
    cell: ({ tournament }) => (
      <Link
        to={`/dashboard/tournament/${tournament.id}`}
        className="inline-block min-h-6 text-accent underline underline-offset-4 [overflow-wrap:anywhere] hover:text-accent-strong"
      >
        {tournament.name}
      </Link>
    ),
  },
  {
    heading: words.tier,
    cell: ({ tier, isOwnTier }) => (
      <span className="flex flex-wrap items-center gap-x-2 @max-4xl:justify-end">
        <TierBadge tier={tier} className={isOwnTier ? "border-ink" : undefined} />
        {isOwnTier && <span className="text-muted text-xs">{words.yourTier}</span>}
      </span>
    ),
  },
  {
    heading: words.match,
    isNumber: true,
    cell: ({ matchPercent }) =>
      matchPercent === null ? <span className="text-muted">—</span> : <span>{matchPercent}%</span>,
  },
  {
    heading: words.skills,
    className: "@4xl:min-w-36 text-muted",
    cell: ({ extractedSkills }) => (
      <span className="@max-4xl:text-right">{extractedSkills.join(", ") || "—"}</span>
    ),
  },
  { heading: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  agoColumn(words.added, ({ createdAt }) => createdAt),
];
