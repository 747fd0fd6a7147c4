import { CardList } from "#app/components/card-list.tsx";
import { SampleBadge } from "#app/components/sample-badge.tsx";
import {
  ButtonLink,
  type Column,
  CopiedId,
  dateColumn,
  Fact,
  Facts,
  StatusBadge,
  TimeAgo,
} from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { accountType, type PayingUserRow, type PayingUserTournament } from "#core/billing/paying-user";
import { formatPrice } from "#core/billing/plan";
import { AccountBadge } from "./account-badge";
import * as words from "./words";

export const COLUMNS: Column<PayingUserRow>[] = [
  { heading: words.user, isWide: true, className: "@4xl:w-1/3", cell: ({ email }) => email },
  { heading: words.accountType, cell: (user) => <AccountBadge type={accountType(user)} /> },
  {
    heading: words.paid,
    isNumber: true,
    cell: ({ paidInCents }) => (paidInCents > 0 ? formatPrice(paidInCents) : "–"),
  },
  { heading: words.extraCredits, isNumber: true, cell: (user) => user.additionalTournamentCredits },
  { heading: words.tournaments, isNumber: true, cell: ({ tournamentCount }) => tournamentCount },
  { heading: words.resumes, isNumber: true, cell: ({ resumeCount }) => resumeCount },
  dateColumn(words.joined, ({ createdAt }) => createdAt),
  {
    heading: words.actions,
    isWide: true,
    cell: ({ id, email }) => (
      <ButtonLink
        to={`/admin/users/${id}/credits`}
        aria-label={words.creditsOf(email)}
        variant="secondary"
        size="row"
      >
        {words.credits}
      </ButtonLink>
    ),
  },
];

export function UserDetails({ user }: { user: PayingUserRow }) {
  const { id, stripeCustomerId, planName, tournaments, tournamentCount } = user;
  return (
    <div className="flex flex-col gap-5">
      <Facts isStacked className="gap-x-10 gap-y-3 sm:grid-cols-[auto_auto_1fr]">
        <Fact name={words.userId}>
          <CopiedId id={id} label={words.copyUserId} />
        </Fact>
        <Fact name={words.customerId}>
          {stripeCustomerId ? <CopiedId id={stripeCustomerId} label={words.copyCustomerId} /> : "N/A"}
        </Fact>
        <Fact name={words.plan}>{planName}</Fact>
      </Facts>
      <section>
        <h2 className="eyebrow">{words.tournaments}</h2>
        {tournaments.length === 0 ? (
          <p className="mt-1 text-muted">{words.noneYet}</p>
        ) : (
          <ul className="mt-2 grid items-start gap-3 lg:grid-cols-2">
            {tournaments.map((tournament) => (
              <TournamentItem key={tournament.id} tournament={tournament} />
            ))}
          </ul>
        )}
        {tournamentCount > tournaments.length && (
          <p className="mt-3 text-muted">
            {words.newestShown(tournaments.length, tournamentCount.toLocaleString("en"))}
          </p>
        )}
      </section>
    </div>
  );
}

function TournamentItem({ tournament }: { tournament: PayingUserTournament }) {
  const { id, name, status, resumeCount, createdAt, jobDescription, keySkills, isDemoTournament } =
    tournament;
  return (
    <li className="flex h-full min-w-0 flex-col gap-2 rounded-md border bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 break-words text-base tracking-normal">
          <a
            href={`/dashboard/tournament/${id}`}
            target="_blank"
            rel="noopener"
            className="underline-offset-4 hover:underline"
          >
            {name}
          </a>
          {isDemoTournament && <SampleBadge />}
        </h3>
        <StatusBadge status={status} />
      </div>
      <p className="text-muted text-xs">
        {words.createdAfter(count(resumeCount, "resume"))} <TimeAgo iso={createdAt} />
      </p>
      {jobDescription && <p className="break-words">{jobDescription}</p>}
      <CardList label={words.keySkills} items={keySkills} look="chips" isPending={false} isBrief />
    </li>
  );
}
