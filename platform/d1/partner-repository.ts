import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { AuditEvent } from "#core/audit/audit-event";
import type { PartnerToken } from "#core/partners/authenticate-partner";
import { type ListedPartner, type PartnerRecord, toPartner } from "#core/partners/partner";
import type { PartnerChange } from "#core/partners/update-partner";
import { revokeKeysOf } from "./api-key-repository";
import { insertAuditEvent } from "./audit-repository";
import type { Database } from "./database";
import { refusedBy } from "./refused-by";
import { partners, revokedPartnerTokens, users } from "./schema";

const USERNAME_TAKEN = "UNIQUE constraint failed: users.email";

export function createPartnerRepository(db: Database) {
  const selectListed = () =>
    db
      .select({
        partner: partners,
        listingCount: users.tournamentCount,
        resumeCount: users.resumeCount,
      })
      .from(partners)
      .innerJoin(users, and(eq(users.id, partners.id), isNull(users.testOf)))
      .$dynamic();

  return {
    /**
     * Also adds the user that owns the partner's tournaments. Nobody can log in as it: "partner:…" is not an address,
     * and no password has that hash.
     */
    async insert(partner: PartnerRecord, event: AuditEvent): Promise<boolean> {
      const { id, username, createdAt } = partner;
      const owner = {
        id,
        email: `partner:${username}`,
        passwordHash: "none",
        createdAt,
        sampleMadeAt: createdAt,
      };
      const inserted = await db
        .batch([
          db.insert(users).values(owner),
          db.insert(partners).values(partner),
          insertAuditEvent(db, event, createdAt),
        ])
        .catch(refusedBy(USERNAME_TAKEN));
      return inserted !== undefined;
    },

    /** Newest first. */
    async list(): Promise<ListedPartner[]> {
      const rows = await selectListed().orderBy(desc(partners.createdAt), desc(partners.id));
      return rows.map(toListed);
    },

    async findListed(id: string): Promise<ListedPartner | undefined> {
      const [row] = await selectListed().where(eq(partners.id, id));
      return row && toListed(row);
    },

    async find(id: string): Promise<PartnerRecord | undefined> {
      return db.query.partners.findFirst({ where: eq(partners.id, id) });
    },

    async update(id: string, change: PartnerChange, event: AuditEvent, now: Date): Promise<void> {
      await db.batch([
        db.update(partners).set(change).where(eq(partners.id, id)),
        ...(change.tokensValidFrom ? [revokeKeysOf(db, id, now)] : []),
        insertAuditEvent(db, event, now),
      ]);
    },

    async findByUsername(username: string): Promise<PartnerRecord | undefined> {
      return db.query.partners.findFirst({ where: eq(partners.username, username) });
    },

    async findOfToken({ id, partnerId }: PartnerToken) {
      const [row] = await db
        .select({
          partner: partners,
          isRevoked: sql<number>`exists (select 1 from revoked_partner_tokens where id = ${id})`,
        })
        .from(partners)
        .where(eq(partners.id, partnerId));
      return row && { partner: row.partner, isRevoked: row.isRevoked === 1 };
    },

    async revokeToken({ id, expiresAt }: PartnerToken): Promise<void> {
      await db.insert(revokedPartnerTokens).values({ id, expiresAt }).onConflictDoNothing();
    },

    async deleteExpiredRevocations(now: Date): Promise<void> {
      await db.delete(revokedPartnerTokens).where(lt(revokedPartnerTokens.expiresAt, now));
    },
  };
}

type ListedRow = { partner: PartnerRecord; listingCount: number; resumeCount: number };

const toListed = ({ partner, ...counts }: ListedRow): ListedPartner => ({ ...toPartner(partner), ...counts });
