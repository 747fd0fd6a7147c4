import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AwaitList } from "#app/components/await-list.tsx";
import { Figure, Figures } from "#app/components/figures.tsx";
import { JobPageLink } from "#app/components/job-page-link.tsx";
import { RetryNotice } from "#app/components/retry-notice.tsx";
import { SearchForm } from "#app/components/search-form.tsx";
import { SearchedPage } from "#app/components/searched-page.tsx";
import {
  ButtonLink,
  type Column,
  DataTable,
  dateColumn,
  EmptyState,
  LocalDate,
  PageHeader,
  StatusBadge,
} from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { loadList, queryOf, requirePartner } from "#app/lib/route.server.ts";
import {
  averagePerListing,
  type ListingFigures as FiguresOfListings,
  type PortalListing,
  type PortalPage,
  shownListingStatus,
} from "#core/partners/listing";
import { tournamentQuerySchema } from "#core/tournaments/tournament-query.schema";
import * as words from "../words";

export const meta = pageMeta(words.jobListings);

export async function loader(args: LoaderFunctionArgs) {
  const { id, partnerName } = await requirePartner(args);
  const { services } = args.context;
  const query = queryOf(args.request, tournamentQuerySchema);
  const list = services.listings.listTournamentPage(id, query);
  // If loading the figures fails, nothing awaits the list.
  list.catch(() => {});
  const figures = await services.listings.sum(id);
  return { partnerName, figures, ...(await loadList(args.request, list)) };
}

export default function PartnerDashboard() {
  const { partnerName, figures, list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={words.welcome(partnerName)}
        text={words.subtitle}
        action={
          <ButtonLink to="/partner/keys" variant="secondary" size="sm">
            {words.apiKeys}
          </ButtonLink>
        }
      />
      <ListingFigures figures={figures} />
      <ListingList list={list} isEmpty={figures.listings === 0} />
    </>
  );
}

function ListingFigures({ figures }: { figures: FiguresOfListings }) {
  const { listings, activeListings, resumes } = figures;
  return (
    <Figures columns="sm:grid-cols-2 lg:grid-cols-4">
      <Figure
        label={words.totalJobListings}
        value={listings.toLocaleString("en")}
        note={words.totalJobListingsHint}
      />
      <Figure
        label={words.activeListings}
        value={activeListings.toLocaleString("en")}
        note={words.activeListingsHint}
      />
      <Figure label={words.totalResumes} value={resumes.toLocaleString("en")} note={words.totalResumesHint} />
      <Figure
        label={words.avgPerListing}
        value={averagePerListing(figures).toLocaleString("en")}
        note={words.avgPerListingHint}
      />
    </Figures>
  );
}

type Props = { list: PortalPage | Promise<PortalPage>; isEmpty: boolean };

function ListingList({ list, isEmpty }: Props) {
  return (
    <section aria-labelledby="listings" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="listings" className="text-xl">
          {words.jobListings}
        </h2>
        {!isEmpty && (
          <SearchForm
            label={words.searchJobListings}
            placeholder={words.searchHint}
            className="flex-1 sm:max-w-sm"
          />
        )}
      </div>
      <AwaitList
        data={list}
        label={words.loadingJobListings}
        error={<RetryNotice text={words.listingsLoadFailed} />}
      >
        {(page) => (
          <SearchedPage
            page={page}
            noun="job listing"
            noMatches={words.noListingMatches}
            empty={
              <EmptyState
                title={words.noListingsFound}
                action={<ButtonLink to="/v1/docs">{words.apiDocs}</ButtonLink>}
              />
            }
          >
            <DataTable label={words.jobListings} columns={COLUMNS} rows={page.rows} />
          </SearchedPage>
        )}
      </AwaitList>
    </section>
  );
}

const NONE = <span className="text-muted">—</span>;

const COLUMNS: Column<PortalListing>[] = [
  {
    heading: words.jobTitle,
    isWide: true,
    className: "@4xl:min-w-40 @max-4xl:text-base",
    cell: ({ name, externalListing }) => (
      <>
        <span className="wrap-anywhere font-medium">{name}</span>
        <JobPageLink name={name} url={externalListing?.applicationUrl} />
      </>
    ),
  },
  {
    heading: words.company,
    className: "wrap-anywhere",
    cell: ({ externalListing }) => externalListing?.company || NONE,
  },
  {
    heading: words.jobType,
    className: "@4xl:whitespace-nowrap",
    cell: ({ externalListing }) => externalListing?.jobListingType || NONE,
  },
  {
    heading: words.region,
    className: "wrap-anywhere",
    cell: ({ externalListing }) => externalListing?.region || NONE,
  },
  {
    heading: words.status,
    cell: ({ externalListing }) => <StatusBadge status={shownListingStatus(externalListing)} />,
  },
  { heading: words.resumes, isNumber: true, cell: ({ resumeCount }) => resumeCount },
  dateColumn(words.created, ({ createdAt }) => createdAt),
  {
    heading: words.expires,
    className: "@4xl:whitespace-nowrap text-muted",
    cell: ({ externalListing }) =>
      externalListing?.expiresAt ? <LocalDate iso={externalListing.expiresAt} /> : words.noExpiry,
  },
  {
    heading: words.actions,
    isWide: true,
    isHeadingHidden: true,
    cell: ({ id, name }) => (
      <ButtonLink
        to={`/partner/tournament/${id}`}
        target="_blank"
        rel="noopener"
        variant="secondary"
        size="row"
      >
        {words.viewAnalysis}
        <span className="sr-only">{words.viewAnalysisOf(name)}</span>
      </ButtonLink>
    ),
  },
];
