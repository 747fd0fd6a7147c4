import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Cell, HeadCell, Row, Table } from "#app/components/ui/table.tsx";
import { ButtonLink, LocalDate } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { accountType, type PayingUserRow } from "#core/billing/paying-user";
import { formatPrice } from "#core/billing/plan";
import { AccountBadge } from "./account-badge";
import { UserDetails } from "./user-details";
import * as words from "./words";

const COLUMNS = [
  "User",
  words.accountType,
  "Paid",
  words.extraCredits,
  "Tournaments",
  "Resumes",
  "Joined",
  "Actions",
];
const NUMBERS = ["Paid", words.extraCredits, "Tournaments", "Resumes"];

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

/** A table row that expands to show the account's details. */
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
            size="sm"
            className="@max-4xl:mt-1 @max-4xl:w-full"
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
