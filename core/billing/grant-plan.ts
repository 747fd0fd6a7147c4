import * as z from "zod";
import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import type { NewGrant } from "./credits";
import { PLAN_ID, type Plan } from "./plan";

const NO_PLAN = "Choose a plan";
const NO_REASON = "Say why: the ledger shows it";

export const grantSchema = z.object({
  /** Generated with the form, so that submitting it twice grants once. */
  grantId: z.uuid(),
  planId: z.string(NO_PLAN).regex(PLAN_ID, NO_PLAN).transform(Number),
  reason: z
    .string({ error: NO_REASON })
    .trim()
    .min(1, NO_REASON)
    .max(200, "Reason must be at most 200 characters"),
});

export type GrantInput = z.output<typeof grantSchema>;

type Deps = {
  now(): Date;
  plans: { list(): Promise<Plan[]> };
  /** Adds the grant and its audit entry in one transaction. False if a grant with this id exists already. */
  credits: { insertGrantByAdmin(grant: NewGrant, event: AuditEvent): Promise<boolean> };
};

/** The administrator grants what a purchase of the plan would give. Throws `plan_not_for_sale`. */
export async function grantPlan(
  deps: Deps,
  { adminId, userId, grantId, planId, reason }: GrantInput & { adminId: string; userId: string },
): Promise<void> {
  const plan = (await deps.plans.list()).find(({ id }) => id === planId);
  if (!plan || plan.priceInCents === 0) throw new DomainError("plan_not_for_sale");
  const amount = plan.maxTournamentsPerMonth;
  await deps.credits.insertGrantByAdmin(
    {
      id: grantId,
      userId,
      source: "admin",
      planId,
      amount,
      cause: `admin:${grantId}`,
      subject: reason,
      createdAt: deps.now(),
    },
    {
      actor: { kind: "admin", id: adminId },
      action: "credits.granted",
      details: { userId, grantId, planId, amount },
    },
  );
}
