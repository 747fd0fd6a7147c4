import { eq, lt, sql } from "drizzle-orm";
import type { PartnerToken } from "#core/partners/authenticate-partner";
import type { PartnerRecord } from "#core/partners/partner";
import type { Database } from "./database";
import { refusedBy } from "./refused-by";
import { partners, revokedPartnerTokens, users } from "./schema";

const USERNAME_TAKEN = "UNIQUE constraint failed: users.email";

export function createPartnerRepository(db: Database) {
  return {
    /** With the user that owns its tournaments: no address is "partner:…", and no password has that hash. */
    async insertPartner(partner: PartnerRecord): Promise<boolean> {
      const { id, username, createdAt } = partner;
      const owner = {
        id,
        email: `partner:${username}`,
        passwordHash: "none",
        createdAt,
        sampleMadeAt: createdAt,
      };
      const inserted = await db
        .batch([db.insert(users).values(owner), db.insert(partners).values(partner)])
        .catch(refusedBy(USERNAME_TAKEN));
      return inserted !== undefined;
    },

    async findPartnerByUsername(username: string): Promise<PartnerRecord | undefined> {
      return db.query.partners.findFirst({ where: eq(partners.username, username) });
    },

    async findPartnerOfToken({ id, partnerId }: PartnerToken) {
      const [row] = await db
        .select({
          partner: partners,
          isRevoked: sql<number>`exists (select 1 from revoked_partner_tokens where id = ${id})`,
        })
        .from(partners)
        .where(eq(partners.id, partnerId));
      return row && { partner: row.partner, isRevoked: row.isRevoked === 1 };
    },

    async revokePartnerToken({ id, expiresAt }: PartnerToken): Promise<void> {
      await db.insert(revokedPartnerTokens).values({ id, expiresAt }).onConflictDoNothing();
    },

    async deleteExpiredRevocations(now: Date): Promise<void> {
      await db.delete(revokedPartnerTokens).where(lt(revokedPartnerTokens.expiresAt, now));
    },
  };
}
