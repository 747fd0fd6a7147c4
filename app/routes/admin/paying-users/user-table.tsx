import { HeadCell, Table } from "#app/components/ui/table.tsx";
import type { PayingUserRow } from "#core/billing/paying-user";
import { UserRow } from "./user-row";

const COLUMNS = [
  "User",
  "Account type",
  "Paid",
  "Extra credits",
  "Tournaments",
  "Resumes",
  "Joined",
  "Actions",
];
const NUMBERS = ["Paid", "Extra credits", "Tournaments", "Resumes"];

export function UserTable({ users }: { users: PayingUserRow[] }) {
  return (
    <Table
      label="Paying users"
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
