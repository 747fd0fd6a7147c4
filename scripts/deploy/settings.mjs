import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, UserError } from "../lib/process.mjs";
import { readIfExists } from "../lib/stamp.mjs";

/** Not committed: the settings of this deployment. */
const SETTINGS_FILE = join(ROOT, ".deploy/settings.json");

const EMAIL = /^[^\s@'"]+@[^\s@'"]+\.[^\s@'"]+$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const checkEmail = (value) =>
  !EMAIL.test(value) || isExample(value) ? "must be an email address of yours" : undefined;
const isExample = (value) => /(?:^|[@.])example\.(?:com|org|net)$/.test(value);

/**
 * The settings of a deployment. Answers are lower-cased unless they are prose. `env` is the variable for unattended
 * runs; `check` returns what is wrong with an answer, or undefined.
 */
const QUESTIONS = [
  {
    key: "domain",
    env: "DEPLOY_DOMAIN",
    ask: "Its address: a domain of yours on Cloudflare (hire.your-company.com), or tierwise.YOURS.workers.dev",
    check: (value) =>
      !DOMAIN.test(value) || isExample(value) ? "must be a domain, such as hire.your-company.com" : undefined,
  },
  {
    key: "adminEmail",
    env: "DEPLOY_ADMIN_EMAIL",
    ask: "Email address of the administrator",
    check: checkEmail,
  },
  {
    key: "mailFrom",
    env: "DEPLOY_MAIL_FROM",
    ask: "Sender of its emails (an address of a domain that is set up in Cloudflare's Email Service)",
    check: checkEmail,
  },
  {
    key: "seller",
    isProse: true,
    env: "DEPLOY_SELLER",
    ask: "Who runs it: the company's name, as its terms of use name it",
    check: (value) =>
      value.length < 2 || /example/i.test(value) ? "must be your company's name" : undefined,
  },
  {
    key: "sellerAddress",
    isProse: true,
    env: "DEPLOY_SELLER_ADDRESS",
    ask: "Its postal address, on one line",
    check: (value) => (value.length < 5 ? "must be an address" : undefined),
  },
  {
    key: "sellerLaw",
    isProse: true,
    env: "DEPLOY_SELLER_LAW",
    ask: "The country whose law its terms are under",
    check: (value) => (value.length < 2 ? "must be a country" : undefined),
  },
  {
    key: "jurisdiction",
    env: "DEPLOY_JURISDICTION",
    ask: "Keep all data in the EU? It cannot be changed later (eu or none)",
    fallback: "none",
    check: (value) => (["eu", "none"].includes(value) ? undefined : "must be eu or none"),
  },
  {
    key: "workersPaid",
    env: "DEPLOY_WORKERS_PAID",
    ask: "Is the account on the Workers Paid plan? (yes or no)",
    check: (value) =>
      value === "yes"
        ? undefined
        : "must be yes: checking one password takes about 150 ms of CPU, and the Free plan allows 10",
  },
];

/** Empty before the first deployment. */
export function readSettings(file = SETTINGS_FILE) {
  const text = readIfExists(file);
  return text ? JSON.parse(text) : {};
}

export function writeSettings(settings, file = SETTINGS_FILE) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
}

/** The settings of an existing deployment. Throws if there is none. */
export function requireSettings() {
  const settings = readSettings();
  if (!settings.accountId)
    throw new UserError("Nothing is deployed from this folder yet: `npm run deploy` asks what it needs.");
  return settings;
}

/**
 * Completes the settings: from the environment, the file, or `ask(question)`. Without `ask` (`--yes`), everything
 * missing or invalid is reported at once.
 */
export async function completeSettings({ saved, env, accounts, ask }) {
  const settings = { ...saved };
  const problems = [];
  for (const question of [accountQuestion(accounts), ...QUESTIONS]) {
    const { key, env: name, check, fallback } = question;
    const clean = (value) => (question.isProse ? value?.trim() : value?.trim().toLowerCase()) || undefined;
    let value = clean(env[name] ?? saved[key]) || question.only;
    while (ask && (!value || check(value))) {
      if (value) await ask({ note: `“${value}” ${check(value)}.` });
      value = clean(await ask(question)) || fallback;
    }
    value ||= fallback;
    const problem = value ? check(value) : "is missing";
    if (problem) problems.push(`${name} ${problem}.`);
    settings[key] = value;
  }
  if (problems.length > 0)
    throw new UserError(
      `Fix these before anything is created:\n\n${problems.map((one) => `- ${one}`).join("\n")}`,
    );
  return settings;
}

function accountQuestion(accounts) {
  const list = accounts.map(({ id, name }) => `${id} (${name})`).join(", ");
  return {
    key: "accountId",
    env: "CLOUDFLARE_ACCOUNT_ID",
    ask: `Which account? ${list}`,
    only: accounts.length === 1 ? accounts[0].id : undefined,
    check: (value) =>
      accounts.some(({ id }) => id === value)
        ? undefined
        : `must be one of the accounts you can use: ${list}`,
  };
}
