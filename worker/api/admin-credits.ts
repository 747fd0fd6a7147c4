import { Hono } from "hono";
import { historyQuerySchema } from "#core/billing/history-query.schema";
import { findCurrentPlan } from "#core/billing/plan";
import type { HonoEnv } from "../http";

/** Credits of any account, for the administrator. */
export const adminCredits = new Hono<HonoEnv>().get("/:id/credits", async (c) => {
  const services = c.var.services;
  const account = await services.accounts.get(c.req.param("id"));
  const { plans, ...credits } = await services.credits.readAccount(
    account,
    historyQuerySchema.parse(c.req.query()),
  );
  const plan = findCurrentPlan(plans, account.stripePlanId);
  const totalCredits = plan.maxTournamentsPerMonth + account.additionalTournamentCredits;
  return c.json({ user: account, planName: plan.name, totalCredits, ...credits });
});
