import { HeadCell, Table } from "#app/components/ui/table.tsx";
import type { PayingUserRow } from "#core/billing/paying-user";
import { UserRow } from "./user-row";
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
