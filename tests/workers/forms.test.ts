import { beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import {
  changeEmailSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordFormSchema,
  signupSchema,
} from "#core/accounts/account.schema";
import { newAccountKeySchema } from "#core/api-keys/api-key.schema";
import { grantSchema } from "#core/billing/grant-plan";
import { promoCodeFormSchema } from "#core/billing/promo-code";
import { redeemSchema } from "#core/billing/redeem-promo-code";
import { accountDeletionSchema } from "#core/deletion/delete-account.schema";
import { retentionSchema } from "#core/deletion/retention";
import { newPartnerSchema, partnerLoginSchema, partnerPasswordSchema } from "#core/partners/partner.schema";
import { tournamentSchema } from "#core/tournaments/tournament.schema";
import { call } from "./call";
import { adminToken, joinPartner, signUp } from "./support";

/** Longer than any field allows. */
const LONG = "x".repeat(25_000);

type Form = {
  /** The form's id in conform. */
  id: string;
  /** The form's page. A word after a colon stands for an id. */
  path: string;
  schema: z.ZodObject;
  by: "nobody" | "user" | "admin";
  intent?: string;
  /** For each field, a value that it rejects. */
  invalid: Record<string, string>;
  /** Fields that take any value, such as a checkbox. */
  hidden?: string[];
};

/** All forms that pages submit. Forms in dialogs call the API and are covered by the browser tests of their pages. */
const FORMS: Form[] = [
  {
    id: "login",
    path: "/auth/login",
    schema: loginSchema,
    by: "nobody",
    invalid: { email: "no address", password: "short" },
    // Asked for once the password was right, and checked there.
    hidden: ["code"],
  },
  {
    id: "signup",
    path: "/auth/signup",
    schema: signupSchema,
    by: "nobody",
    invalid: { email: "no address", password: "short", confirmPassword: "short" },
  },
  {
    id: "forgot-password",
    path: "/auth/forgot-password",
    schema: forgotPasswordSchema,
    by: "nobody",
    invalid: { email: "no address" },
  },
  {
    id: "reset-password",
    path: "/auth/reset-password?token=made-up",
    schema: resetPasswordFormSchema,
    by: "nobody",
    invalid: { password: "short", confirmPassword: "" },
  },
  {
    id: "partner-login",
    path: "/partner/login",
    schema: partnerLoginSchema,
    by: "nobody",
    invalid: { username: " ", jwtToken: "" },
  },
  {
    id: "change-password",
    path: "/account",
    schema: changePasswordSchema,
    by: "user",
    intent: "change-password",
    invalid: { currentPassword: "", newPassword: "short", confirmPassword: "" },
  },
  {
    id: "change-email",
    path: "/account",
    schema: changeEmailSchema,
    by: "user",
    intent: "change-email",
    invalid: { newEmail: "no address", password: "" },
  },
  {
    id: "retention",
    path: "/account",
    schema: retentionSchema,
    by: "user",
    intent: "set-retention",
    invalid: { retentionDays: "31", recordYears: "99" },
    hidden: ["isOnHold"],
  },
  {
    id: "create-api-key",
    path: "/account",
    schema: newAccountKeySchema,
    by: "user",
    intent: "create-api-key",
    invalid: { name: LONG, scope: "all", spendCap: "-1", password: "" },
    // Not asked for on this page.
    hidden: ["mode"],
  },
  {
    id: "delete-account",
    path: "/account",
    schema: accountDeletionSchema,
    by: "user",
    intent: "delete-account",
    invalid: { password: "" },
    hidden: ["givesUpCredits"],
  },
  { id: "redeem", path: "/subscription/promo", schema: redeemSchema, by: "user", invalid: { code: " " } },
  {
    id: "promo",
    path: "/subscription/manage",
    schema: redeemSchema,
    by: "user",
    intent: "redeem",
    invalid: { code: LONG },
  },
  {
    id: "tournament",
    path: "/dashboard/create-tournament",
    schema: tournamentSchema,
    by: "user",
    invalid: {
      name: LONG,
      jobDescription: LONG,
      keyRequirements: LONG,
      optionalRequirements: LONG,
      keySkills: LONG,
    },
  },
  {
    id: "create-promo-code",
    path: "/admin/promo-codes",
    schema: promoCodeFormSchema,
    by: "admin",
    intent: "create",
    invalid: { code: "x", description: LONG, maxUses: "1e99" },
    // A switch, which is only on or off.
    hidden: ["isActive"],
  },
  {
    id: "new-partner",
    path: "/admin/partners",
    schema: newPartnerSchema,
    by: "admin",
    invalid: { partnerName: LONG, username: "!", password: "short" },
  },
  {
    id: "partner-password",
    path: "/admin/partners/:partner",
    schema: partnerPasswordSchema,
    by: "admin",
    intent: "password",
    invalid: { password: "short" },
  },
  {
    id: "grant-credits",
    path: "/admin/users/:user/credits",
    schema: grantSchema,
    by: "admin",
    invalid: { planId: "none", reason: LONG },
    hidden: ["grantId"],
  },
];

const ids: Record<string, string> = {};
const tokens: Record<Form["by"], string | undefined> = {
  nobody: undefined,
  user: undefined,
  admin: undefined,
};

beforeAll(async () => {
  const { user, token } = await signUp();
  tokens.user = token;
  tokens.admin = await adminToken();
  Object.assign(ids, { user: user.id, partner: (await joinPartner()).partner.id });
  // The first page load imports the whole Remix build.
  await (await call("/help")).text();
}, 120_000);

async function submit({ path, by, intent }: Form, fields: Record<string, string>): Promise<string> {
  const answer = await call(
    path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? ""),
    {
      token: tokens[by],
      body: new URLSearchParams({ ...(intent && { intent }), ...fields }),
      headers: { Accept: "text/html" },
    },
  );
  expect(answer.status).toBe(400);
  return answer.text();
}

const escaped = (words: string) =>
  words.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

describe.each(FORMS)("the form $id of $path", (form) => {
  test("has a case for each of its fields", () => {
    const known = [...Object.keys(form.invalid), ...(form.hidden ?? [])];
    expect(known.sort()).toEqual(Object.keys(form.schema.shape).sort());
  });

  test.each(Object.entries(form.invalid))("says beside %s what is wrong with it", async (field, value) => {
    const html = await submit(form, { [field]: value });
    const issue = form.schema
      .safeParse({ [field]: value || undefined })
      .error?.issues.find(({ path }) => path[0] === field);
    const errorId = `${form.id}-${field}-error`;
    const said = new RegExp(`<p id="${errorId}"[^>]*>([^<]+)</p>`).exec(html)?.[1];
    expect(said).toBe(escaped(issue?.message ?? "no such message"));
    // Zod's own words are for programmers.
    expect(said).not.toMatch(/^(?:Invalid|Too) /);
    const [control = ""] =
      new RegExp(`<(?:input|textarea|select)[^>]* id="${form.id}-${field}"[^>]*>`).exec(html) ?? [];
    expect(control).toContain('aria-invalid="true"');
    expect(/aria-describedby="([^"]*)"/.exec(control)?.[1]?.split(" ")).toContain(errorId);
  });
});
