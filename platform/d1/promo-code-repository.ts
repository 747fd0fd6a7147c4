import { and, desc, eq, sql } from "drizzle-orm";
import type { NewGrant } from "#core/billing/credits";
import type { PromoCode } from "#core/billing/promo-code";
import type { RedeemRefusal } from "#core/billing/redeem-promo-code";
import { insertGrantOnce } from "./credit-repository";
import type { Database } from "./database";
import { promoCodes, promoRedemptions, users } from "./schema";

export function createPromoCodeRepository(db: Database) {
  return {
    /** Undefined if the code already exists. */
    async insert(code: typeof promoCodes.$inferInsert): Promise<PromoCode | undefined> {
      const [row] = await db
        .insert(promoCodes)
        .values(code)
        .onConflictDoNothing({ target: promoCodes.code })
        .returning();
      return row && toPromoCode(row);
    },

    /** Newest first. */
    async list(): Promise<PromoCode[]> {
      const rows = await db
        .select()
        .from(promoCodes)
        .orderBy(desc(promoCodes.createdAt), desc(promoCodes.id));
      return rows.map(toPromoCode);
    },

    async setActive(id: string, isActive: boolean): Promise<PromoCode | undefined> {
      const [row] = await db.update(promoCodes).set({ isActive }).where(eq(promoCodes.id, id)).returning();
      return row && toPromoCode(row);
    },

    async insertRedemption({
      code,
      grant,
    }: {
      code: string;
      grant: Omit<NewGrant, "cause">;
    }): Promise<RedeemRefusal | "redeemed"> {
      const { userId, createdAt } = grant;
      const promo = await db.query.promoCodes.findFirst({ where: eq(promoCodes.code, code) });
      if (!promo) return "unknown";
      const isRedeemed = sql`exists (
        select 1 from promo_redemptions where promo_code_id = ${promo.id} and user_id = ${userId})`;
      const isUnlimited = and(eq(users.id, userId), users.hasUnlimitedAccess);
      // Inserted only if the code has a use left and the account a use for it; the following statements need that row.
      const [redeemed] = await db.batch([
        db
          .insert(promoRedemptions)
          .select(sql`
            select id, ${userId}, ${createdAt.getTime()} from promo_codes
            where id = ${promo.id} and is_active and (max_uses is null or used_count < max_uses)
            and not exists (select 1 from users where ${isUnlimited})`)
          .onConflictDoNothing()
          .returning({ userId: promoRedemptions.userId }),
        db
          .update(users)
          .set({ hasUnlimitedAccess: true })
          .where(and(eq(users.id, userId), isRedeemed)),
        insertGrantOnce(db, { ...grant, cause: `promo:${promo.id}:${userId}` }, isRedeemed),
      ]);
      if (redeemed.length > 0) return "redeemed";
      const before = await db.query.promoRedemptions.findFirst({
        where: and(eq(promoRedemptions.promoCodeId, promo.id), eq(promoRedemptions.userId, userId)),
      });
      if (before) return "redeemed-before";
      if ((await db.$count(users, isUnlimited)) > 0) return "not-needed";
      return promo.isActive ? "used-up" : "inactive";
    },
  };
}

function toPromoCode(row: typeof promoCodes.$inferSelect): PromoCode {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
