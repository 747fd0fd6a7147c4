import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { CardList } from "#app/components/card-list.tsx";
import { SampleBadge } from "#app/components/sample-badge.tsx";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import { ButtonLink, CopiedId, Fact, Facts, LocalDate, StatusBadge, TimeAgo } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { count } from "#app/lib/format.ts";
import { accountType, type PayingUserRow, type PayingUserTournament } from "#core/billing/paying-user";
import { formatPrice } from "#core/billing/plan";
import { AccountBadge } from "./account-badge";
import * as words from "./words";

const COLUMNS = [
  words.user,
  words.accountType,
  words.paid,
  words.extraCredits,
  words.tournaments,
  words.resumes,
  words.joined,
  words.actions,
];
const NUMBERS = [words.paid, words.extraCredits, words.tournaments, words.resumes];

export function UserTable({ users }: { users: PayingUserRow[] }) {
  return (
    <Table
      label={words.title}
      head={COLUMNS.map((column) => (
        <HeadCell key={column} isNumber={NUMBERS.includes(column)}>
          {column}
        </HeadCell>
      ))}
    >
      {users.map((user) => (
        <UserRow key={user.id} user={user} columns={COLUMNS.length} />
      ))}
    </Table>
  );
}

function UserRow({ user, columns }: { user: PayingUserRow; columns: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { id, email, paidInCents, additionalTournamentCredits, tournamentCount, resumeCount, createdAt } =
    user;
  return (
    <>
      <Row className={isOpen ? "@max-4xl:rounded-b-none @max-4xl:border-b-0" : undefined}>
        <Cell className="@4xl:w-1/3">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
            className="-ml-1 flex min-h-8 max-w-full items-center gap-1.5 rounded-md pr-2 text-left font-medium hover:bg-sunken"
          >
            <ChevronRight
              className={cn("size-4 shrink-0 text-muted transition-transform", isOpen && "rotate-90")}
              aria-hidden
            />
            <span className="min-w-0 break-all">{email}</span>
          </button>
        </Cell>
        <Cell label={words.accountType}>
          <AccountBadge type={accountType(user)} />
        </Cell>
        <Cell label={words.paid} isNumber>
          {paidInCents > 0 ? formatPrice(paidInCents) : "–"}
        </Cell>
        <Cell label={words.extraCredits} isNumber>
          {additionalTournamentCredits.toLocaleString("en")}
        </Cell>
        <Cell label={words.tournaments} isNumber>
          {tournamentCount.toLocaleString("en")}
        </Cell>
        <Cell label={words.resumes} isNumber>
          {resumeCount.toLocaleString("en")}
        </Cell>
        <Cell label={words.joined} className="whitespace-nowrap text-muted">
          <LocalDate iso={createdAt} />
        </Cell>
        <Cell>
          <ButtonLink
            to={`/admin/users/${id}/credits`}
            aria-label={words.creditsOf(email)}
            variant="secondary"
            size="row"
          >
            {words.credits}
          </ButtonLink>
        </Cell>
      </Row>
      {isOpen && (
        <Row id={detailsId} className="@max-4xl:-mt-3 @max-4xl:rounded-t-none @max-4xl:border-t-0">
          <Cell colSpan={columns} className="bg-paper @4xl:px-8 @4xl:py-5 @max-4xl:bg-surface">
            <UserDetails user={user} />
          </Cell>
        </Row>
      )}
    </>
  );
}

function UserDetails({ user }: { user: PayingUserRow }) {
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
