import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { tiers } from "#core/analysis/scorecard";
import type { TournamentEvent } from "#core/events/tournament-event";
import { toCandidateCard } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";
import { sampleResumes } from "#core/tournaments/sample/sample-tournament";
import type { TournamentDetail } from "#core/tournaments/tournament";
import {
  joinPartner,
  logInAsPartner,
  openListing,
  untilListingIsRead,
  uploadToListing,
} from "./partner-support";
import {
  address,
  answerAction,
  comparePath,
  dropFiles,
  endAnimations,
  logInAsAdmin,
  logInAsRecruiter,
  PASSWORD,
} from "./support";
import { openBrowser } from "./visitors";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "screenshots");
const SIZES = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };
const TIMEOUT_MS = 600_000;

const { visit } = openBrowser();

type Shoot = (name: string, fullPage?: boolean) => Promise<void>;

test.each(["light", "dark"] as const)(
  "every page, %s",
  async (colorScheme) => {
    mkdirSync(FOLDER, { recursive: true });
    const shootOn =
      (page: Page): Shoot =>
      async (name, fullPage = true) => {
        for (const [width, size] of Object.entries(SIZES)) {
          await page.setViewportSize(size);
          await endAnimations(page);
          await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage });
        }
      };
    const visitor = await visit({ colorScheme });
    await drawPublicPages(visitor, shootOn(visitor));
    const newcomer = await visit({ colorScheme });
    await drawAccountSetup(newcomer, shootOn(newcomer));
    const partner = await visit({ colorScheme });
    await drawPortal(partner, shootOn(partner));
    const recruiter = await visit({ colorScheme });
    const { samplePath } = await logInAsRecruiter(recruiter);
    await drawLists(recruiter, shootOn(recruiter));
    await drawTournament(recruiter, samplePath, shootOn(recruiter));
    const admin = await visit({ colorScheme });
    await drawAdmin(admin, shootOn(admin));
    await logInAsAdmin(admin);
    await drawConsoles(admin, shootOn(admin));
    await drawAdminPages(recruiter, shootOn(recruiter));
    await logInAsAdmin(admin);
    await drawAdministration(admin, samplePath, shootOn(admin));
    if (colorScheme === "light") {
      copyFileSync(join(FOLDER, "tournament-1440-light.png"), join(ROOT, "docs/screenshot.png"));
    }
  },
  TIMEOUT_MS,
);

async function drawAdmin(page: Page, shoot: Shoot) {
  await logInAsAdmin(page);
  await page.goto("/admin/operations");
  await shoot("admin-operations");
  await page.goto("/admin/partners");
  await page.getByLabel("Name", { exact: true }).fill("Harbour Jobs");
  await page.getByLabel("Username").fill(`harbour-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole("button", { name: "Create partner" }).click();
  await page.getByText("can log in now").waitFor();
  await shoot("admin-partners");
  await page.getByRole("link", { name: "Manage Harbour Jobs" }).first().click();
  await page.getByRole("heading", { name: "Access" }).waitFor();
  await shoot("admin-partner");
  await page.getByRole("button", { name: "Disable partner" }).click();
  await page.getByRole("alertdialog").waitFor();
  await shoot("admin-partner-disable", false);
}

async function drawPublicPages(page: Page, shoot: Shoot) {
  for (const [name, path] of [
    ["landing", "/"],
    ["login", "/auth/login"],
    ["signup", "/auth/signup"],
    ["help-signed-out", "/help"],
    ["privacy", "/privacy"],
    ["terms", "/terms"],
    ["trust", "/trust"],
    ["partner-api", "/v1/docs"],
    ["forgot-password", "/auth/forgot-password"],
    ["reset-password", "/auth/reset-password?token=made-up"],
    ["invalid-reset-link", "/auth/reset-password"],
    ["not-found", "/no-such-page"],
  ] as const) {
    await page.goto(`${address}${path}`);
    await shoot(name);
  }
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill("recruiter@example.com");
  await page.getByLabel("Password").fill("not-this-one");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("alert").first().waitFor();
  await shoot("login-refused");

  await page.goto("/#try-demo");
  const form = page.getByRole("form", { name: "Demo" });
  await form.locator("input[type=file]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await dropFiles(
    form.getByRole("button", { name: /Drop resumes here/ }),
    sampleResumes.slice(0, 5).map(({ fileName, text }) => ({ name: fileName, bytes: Buffer.from(text) })),
  );
  await form.getByLabel("Job title").fill("Backend Engineer");
  await form.getByLabel("Key requirements").fill("TypeScript\nPostgreSQL\nDocker");
  await form.scrollIntoViewIfNeeded();
  await shoot("demo-form", false);
  await form.getByRole("button", { name: "Rank these resumes" }).click();
  await page.getByText("This demo is deleted after 24 hours.").waitFor({ timeout: 60_000 });
  await shoot("demo-results");
}

async function drawAccountSetup(page: Page, shoot: Shoot) {
  await page.route("**/api/tournaments", (route) => route.fulfill({ json: [] }));
  await page.goto("/auth/signup");
  await page.getByLabel("Email").fill(`screens-${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByText("Account created(done)").waitFor();
  await shoot("account-setup");
  await page.unrouteAll();
  await page.getByRole("heading", { name: "Account ready!" }).waitFor();
  await shoot("account-ready");
  await page.waitForURL("**/dashboard");
  await shoot("dashboard-of-a-newcomer");
}

async function drawPortal(page: Page, shoot: Shoot) {
  const partner = await joinPartner("Harbour Job Board");
  await page.goto("/partner/login");
  await shoot("partner-login");
  await logInAsPartner(page, partner);
  await shoot("partner-without-listings");
  const job = {
    company: "Northwind Logistics",
    description: "You own payment services.",
    region: "Leeds, UK",
  };
  await openListing(partner, { ...job, title: "Planner", expires_at: "2026-01-31T00:00:00Z" });
  const id = await openListing(partner, {
    ...job,
    title: "Backend Engineer",
    application_url: "https://jobs.example.com/backend-engineer",
    key_requirements: "TypeScript\nPostgreSQL\nDocker",
    key_skills: ["TypeScript", "PostgreSQL"],
  });
  await uploadToListing(partner, id, sampleResumes);
  await untilListingIsRead(partner, id);
  await page.goto("/partner/dashboard");
  await shoot("partner-dashboard");
  await page.goto(`/partner/tournament/${id}`);
  await shoot("partner-tournament");
}

async function drawLists(page: Page, shoot: Shoot) {
  for (const [name, path] of [
    ["dashboard", "/dashboard"],
    ["tournaments", "/dashboard/tournaments"],
    ["resumes", "/dashboard/resumes"],
    ["no-match", "/dashboard/tournaments?q=zeppelin"],
    ["create-tournament", "/dashboard/create-tournament"],
    ["credits", "/subscription/manage"],
    ["promo", "/subscription/promo"],
    ["invalid-checkout", "/subscription/checkout?session_id=made-up"],
    ["help", "/help"],
    ["account", "/account"],
    ["logout", "/auth/logout"],
    ["local-mails", "/dev/mails"],
    ["tournament-not-found", "/dashboard/tournament/made-up"],
  ] as const) {
    await page.goto(`${address}${path}`);
    await shoot(name);
  }
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await shoot("account-menu", false);
  await page.keyboard.press("Escape");
  await page.setViewportSize(SIZES[390]);
  await page.getByRole("button", { name: "Open menu" }).click();
  await shoot("drawer", false);

  await page.goto("/dashboard/create-tournament");
  await answerAction(page, "/dashboard/create-tournament", 403, {
    planLimit: '403: {"message":"No more.","limitReached":true}',
    error: { "": ["No more."] },
  });
  await page.getByLabel("Tournament name").fill("One too many");
  await page.getByRole("button", { name: "Create Tournament" }).click();
  await page.getByRole("dialog").waitFor();
  await shoot("limit-dialog", false);
  await page.unrouteAll();
}

async function drawConsoles(page: Page, shoot: Shoot) {
  for (const [name, path] of [
    ["admin-promo-codes", "/admin/promo-codes"],
    ["admin-tournaments", "/admin/tournaments"],
    ["admin-external-tournaments", "/admin/tournaments?source=external"],
  ] as const) {
    await page.goto(`${address}${path}`);
    await shoot(name);
  }
  await page.goto("/admin/dev-emails");
  await page.frameLocator("iframe").first().getByRole("link").first().waitFor();
  await shoot("admin-dev-emails");
  await page.goto("/admin/paying-users");
  await page.getByRole("button", { name: "recruiter@example.com" }).click();
  await shoot("admin-paying-users");
}

async function drawAdminPages(page: Page, shoot: Shoot) {
  const { id } = (await (await page.request.get("/api/auth/me")).json()) as { id: string };
  await page.context().clearCookies();
  await logInAsAdmin(page);
  await page.goto(`/admin/users/${id}/credits`);
  await shoot("admin-credits");

  const partner = await joinPartner("Harbour Jobs");
  await page.goto("/admin/api-integration");
  await page.getByLabel("Username").fill(partner.username);
  await page.getByLabel("Password").fill(partner.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("Expires in").waitFor();
  await shoot("api-login");
  await page.getByRole("tab", { name: "Job Listings" }).click();
  await page.getByRole("button", { name: "Create listing" }).click();
  await page.getByText("listing_id", { exact: true }).waitFor();
  await shoot("api-listings");
  await page.getByRole("tab", { name: "API Responses" }).click();
  await shoot("api-responses");
}

async function drawTournament(page: Page, path: string, shoot: Shoot) {
  const open = async (query = "") => {
    await page.goto(`${path}${query}`);
    await page.locator("article").first().waitFor();
  };
  const drawDialog = async (name: string, button: string | RegExp) => {
    await page.getByRole("button", { name: button }).first().click();
    await page.getByRole("dialog").waitFor();
    await shoot(name, false);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  };
  await open();
  await shoot("tournament", false);
  await page.getByRole("button", { name: "Export" }).click();
  await shoot("export-menu", false);
  await page.keyboard.press("Escape");
  await drawDialog("add-resumes", "Add Resumes");
  await drawDialog("change-tier", /^Change Tier/);
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await shoot("keyboard-shortcuts", false);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More for this tournament" }).click();
  await page.getByRole("menuitem", { name: "Delete tournament" }).click();
  await page.getByRole("alertdialog").waitFor();
  await shoot("delete-tournament", false);

  await open();
  await page.getByRole("button", { name: "Tournament Details" }).click();
  await page.getByRole("button", { name: /How candidates are judged/ }).click();
  await shoot("tournament-details", false);
  await page.getByRole("button", { name: "Edit criteria" }).click();
  await page.getByRole("dialog").locator("textarea").first().waitFor();
  await shoot("rubric-editor", false);

  await open();
  await page.getByRole("button", { name: "Why this score" }).first().click();
  await page.getByRole("region", { name: "Scorecard" }).locator("blockquote").first().waitFor();
  await shoot("why-this-score", false);
  await page.goto(await comparePath(page, path));
  await page
    .getByRole("table", { name: /^Verdicts on/ })
    .locator("td")
    .first()
    .waitFor();
  await shoot("compare", false);
  await page.goto(`${path}/activity`);
  await shoot("activity");
  await makeBusy(page, path);
  await open();
  await page.getByText("You can safely close this tab").waitFor();
  await shoot("tournament-busy", false);
}

async function drawAdministration(page: Page, samplePath: string, shoot: Shoot) {
  await page.goto(samplePath);
  await page.getByText("You're viewing a tournament of another account").waitFor();
  await shoot("tournament-read-only", false);
  await page.goto("/admin/audit");
  await page.getByRole("button", { name: "Verify the chain" }).click();
  await page.getByText("The chain is intact").waitFor();
  await shoot("audit-log");
}

/** From now on, tells the page that three of its resumes are still being read. */
async function makeBusy(page: Page, path: string) {
  const read = async <Answer>(what: string) => {
    const response = await page.request.get(path.replace("/dashboard/tournament", "/api/tournaments") + what);
    return (await response.json()) as Answer;
  };
  const tournament = await read<TournamentDetail>("");
  const cards = (await read<ResumeView[]>("/resumes")).map(toCandidateCard);
  const done = cards.slice(0, -3);
  const nothingYet = { tier: null, aiTier: null, recruiterTier: null, matchPercent: null, isJudged: false };
  const noLists = { extractedSkills: [], pros: [], cons: [], followUpQuestions: [], contactInfo: {} };
  const event: TournamentEvent = {
    type: "changed",
    seq: 1,
    progress: {
      ...tournament,
      status: "processing",
      doneCount: done.length,
      tierCounts: Object.fromEntries(
        tiers.map((tier) => [tier, done.filter((card) => card.tier === tier).length]),
      ) as TournamentDetail["tierCounts"],
    },
    resumes: cards.slice(-3).map((card) => ({ ...card, ...nothingYet, ...noLists, status: "analyzing" })),
    removedIds: [],
  };
  await page.routeWebSocket(/\/live$/, (socket) => socket.send(JSON.stringify(event)));
}
