import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { TestAccount } from "#core/api-keys/test-account";
import type { Database } from "./database";
import { partners, users } from "./schema";

/** Whether an account is one that test keys act as. */
export const isTestAccount = (userId: AnyColumn): SQL<boolean> =>
  sql`exists (select 1 from users where id = ${userId} and test_of is not null)`.mapWith(
    Boolean,
  ) as SQL<boolean>;

/**
 * For the batch that inserts a test key: adds its owner's test account, unless there is one. Nobody can log in as it:
 * "test:…" is not an address, and no password has that hash. It costs nothing, gets no mail and leaves no records.
 */
export function insertTestAccount(
  db: Database,
  { id, ownerId, retentionDays, createdAt }: TestAccount & { ownerId: string; createdAt: Date },
) {
  const name = `test:${ownerId}`;
  return [
    db
      .insert(users)
      .values({
        ...{ id, createdAt, retentionDays, email: name, passwordHash: "none", testOf: ownerId },
        ...{ sampleMadeAt: createdAt, hasUnlimitedAccess: true, wantsResultsMail: false, recordYears: 0 },
      })
      .onConflictDoNothing(),
    // A partner's webhooks and listings refer to a partner.
    db
      .insert(partners)
      .select(
        sql`select u.id, p.name, ${name}, 'none', ${createdAt.getTime()}, null, ${createdAt.getTime()}
        from users u join partners p on p.id = u.test_of where u.test_of = ${ownerId}`,
      )
      .onConflictDoNothing(),
  ];
}
