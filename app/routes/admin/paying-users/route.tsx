import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from "@remix-run/react";
import { AwaitList } from "#app/components/await-list.tsx";
import { ListFigures } from "#app/components/list-figures.tsx";
import { SearchForm } from "#app/components/search-form.tsx";
import { SearchedPage } from "#app/components/searched-page.tsx";
import { type Column, DataTable, EmptyState, PageHeader, Select, TitledSection } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { loadList, queryOf, requireAdmin } from "#app/lib/route.server.ts";
import {
  type MonthlyRevenue,
  type PayingUserPage,
  type UserType,
  userTypes,
} from "#core/billing/paying-user";
import { payingUserQuerySchema } from "#core/billing/paying-user-query.schema";
import { formatPrice } from "#core/billing/plan";
import { LoadError, listFromApi } from "../lists-from-api";
import { COLUMNS as USER_COLUMNS, UserDetails } from "./user-table";
import * as words from "./words";

const TYPE_WORDS: Record<UserType, string> = {
  all: words.allUsers,
  unlimited: words.unlimitedAccess,
  paid: words.paidPlans,
  credits: words.hasCredits,
};

const FIGURES = {
  [words.totalPayingUsers]: ({ figures }: PayingUserPage) => figures.paid,
  [words.totalTournaments]: ({ figures }: PayingUserPage) => figures.tournaments,
  [words.totalResumes]: ({ figures }: PayingUserPage) => figures.resumes,
  [words.unlimitedUsers]: ({ figures }: PayingUserPage) => figures.unlimited,
};

export const meta = pageMeta(words.title);

export async function loader(args: LoaderFunctionArgs) {
  requireAdmin(args);
  const query = queryOf(args.request, payingUserQuerySchema);
  return loadList(args.request, args.context.services.payingUsers.listPage(query));
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return listFromApi<PayingUserPage>("/api/admin/paying-users/search", request);
}

export default function PayingUsers() {
  const { list } = useLoaderData<typeof loader>();
  const asked = useSearchParams()[0].get("type");
  const chosen = userTypes.find((type) => type === asked) ?? "all";
  const under = chosen === "all" ? "" : words.underType(TYPE_WORDS[chosen]);
  return (
    <>
      <PageHeader title={words.title} text={words.subtitle} />
      <ListFigures data={list} figures={FIGURES} />
      <SearchForm label={words.searchUsers} placeholder={words.searchHint} className="mb-4 sm:max-w-2xl">
        <div className="flex items-center gap-2 text-sm">
          <label htmlFor="user-type">{words.userType}</label>
          <Select
            key={chosen}
            id="user-type"
            name="type"
            defaultValue={chosen}
            options={userTypes.map((type) => [type, TYPE_WORDS[type]])}
          />
        </div>
      </SearchForm>
      <AwaitList data={list} label={words.loadingUsers} error={<LoadError />}>
        {(page) => (
          <>
            <SearchedPage
              page={page}
              noun="user"
              isTotalShown
              isFiltered={chosen !== "all"}
              noMatches={(search) => words.noMatchesHint(under, search && words.matchesSearch(search))}
              empty={<EmptyState title={words.noPayingUsersYet} text={words.noPayingUsersHint} />}
            >
              <DataTable
                label={words.title}
                columns={USER_COLUMNS}
                rows={page.rows}
                details={(user) => <UserDetails user={user} />}
              />
            </SearchedPage>
            <Revenue months={page.revenue} />
          </>
        )}
      </AwaitList>
    </>
  );
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

const COLUMNS: Column<MonthlyRevenue>[] = [
  { heading: words.month, isWide: true, cell: ({ month }) => MONTH.format(new Date(`${month}-01`)) },
  { heading: words.purchases, isNumber: true, cell: ({ purchases }) => purchases.toLocaleString("en") },
  { heading: words.revenue, isNumber: true, cell: ({ cents }) => formatPrice(cents) },
];

function Revenue({ months }: { months: MonthlyRevenue[] }) {
  return (
    <TitledSection id="revenue" title={words.revenueByMonth} size="xl" className="mt-10 flex flex-col gap-4">
      <DataTable
        label={words.revenueByMonth}
        columns={COLUMNS}
        rows={months.map((month) => ({ ...month, id: month.month }))}
        empty={<p className="text-muted">{words.noPurchasesYet}</p>}
      />
    </TitledSection>
  );
}
