import { and, eq } from "drizzle-orm";
import type { PaymentProvider, PaymentSession } from "#core/billing/payments";
import { DomainError, found } from "#core/errors";
import type { Database } from "../d1/database";
import { testPayments } from "../d1/schema";

export type TestPayments = PaymentProvider & {
  /** Pays for a local session or cancels it. Returns the address the buyer goes to next. */
  end(sessionId: string, outcome: "paid" | "canceled"): Promise<string>;
};

/**
 * Payments without a provider, for the local environment only: a page of ours asks whether to pay, and the answer is
 * stored where the provider's would be.
 */
export function createTestPayments(db: Database, appUrl: string): TestPayments {
  const find = async (id: string) => db.query.testPayments.findFirst({ where: eq(testPayments.id, id) });

  const toSession = ({ id, isPaid }: typeof testPayments.$inferSelect): PaymentSession => ({
    id,
    checkoutId: id.replace("test_", ""),
    amountInCents: null,
    status: isPaid ? "paid" : "open",
    url: `${appUrl}/subscription/test-checkout?session_id=${id}`,
    clientSecret: `${id}_secret`,
    customerId: null,
    paymentId: `payment_${id}`,
    receiptUrl: null,
    buyerName: null,
    buyerTaxId: null,
  });

  return {
    async createSession({ checkoutId, successUrl, cancelUrl }) {
      const id = `test_${checkoutId}`;
      await db
        .insert(testPayments)
        .values({ id, successUrl: successUrl.replace("{SESSION_ID}", id), cancelUrl })
        .onConflictDoNothing();
      const session = await find(id);
      if (!session) throw new Error("the test payment was not stored");
      return toSession(session);
    },

    async findSession(sessionId) {
      const session = await find(sessionId);
      return session && toSession(session);
    },

    async findCheckoutId() {
      return undefined;
    },

    async expireSession(sessionId) {
      await db
        .delete(testPayments)
        .where(and(eq(testPayments.id, sessionId), eq(testPayments.isPaid, false)));
    },

    async readEvent() {
      throw new DomainError("bad_signature");
    },

    async end(sessionId, outcome) {
      const session = found(await find(sessionId), "checkout_not_found");
      if (outcome === "canceled") return session.cancelUrl;
      await db.update(testPayments).set({ isPaid: true }).where(eq(testPayments.id, sessionId));
      return session.successUrl;
    },
  };
}
