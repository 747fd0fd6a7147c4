import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ROOT, tool, UserError } from "./process.mjs";
import { readIfExists } from "./stamp.mjs";

/** The web Worker first: database commands read its config. */
export const WORKER_CONFIGS = [
  "wrangler.toml",
  "queue-consumer/wrangler.toml",
  "pdf-renderer/wrangler.toml",
  "ocr-worker/wrangler.toml",
  "resume-reader/wrangler.toml",
];

/**
 * The Workers' bundles (scripts/lib/build.mjs), where wrangler does not watch for changes. The web Worker's is wrapped
 * for running locally.
 */
export const BUNDLES = WORKER_CONFIGS.map((_, index) => {
  const folder = tool(`.cache/tierwise/workers/${index + 1}`);
  return { folder, main: join(folder, index === 0 ? "main.js" : "index.js") };
});

/** Everything one local instance stores. */
export function stateOf() {
  const dir = resolve(ROOT, process.env.STATE_DIR || ".state");
  return {
    dir,
    logFile: join(dir, "log.txt"),
    wranglerLogs: join(dir, "wrangler-logs"),
    registry: join(dir, "registry"),
    configFiles: WORKER_CONFIGS.map((_, index) => join(dir, "config", `worker-${index + 1}.toml`)),
  };
}

/** The same, prepared for starting an instance, from bundles or from the sources. */
export function openState(port, { fromSources = false } = {}) {
  const state = stateOf();
  const { dir } = state;
  const configDir = join(dir, "config");
  mkdirSync(configDir, { recursive: true });
  // wrangler adds a log file per command and removes none.
  rmSync(state.wranglerLogs, { recursive: true, force: true });
  writeConfigs(state, fromSources);
  writeVars(join(configDir, ".dev.vars"), {
    ENVIRONMENT: "local",
    APP_URL: `http://localhost:${port}`,
    ADMIN_EMAIL: "admin@example.com",
    INTAKE_MAIL_DOMAIN: "apply.localhost",
    ...judgeVars(process.env),
    ...(process.env.PASSWORD_COST ? { PASSWORD_COST: process.env.PASSWORD_COST } : {}),
    SECRET_KEY: readSecretKey(),
    // Can be set from outside to rehearse a key rotation.
    PARTNER_TOKEN_KEYS: process.env.PARTNER_TOKEN_KEYS || `local:${secretKey(join(dir, "partner-key"))}`,
  });
  return state;
}

const OPTIONAL_JUDGE_VARS = [
  ...[
    "AI_API_KEY",
    "AI_GATEWAY",
    "AI_GATEWAY_TOKEN",
    "AI_JSON_MODE",
    "AI_TIMEOUT_SECONDS",
    "AI_CONTEXT_TOKENS",
  ],
  ...["AI_PRICE_IN", "AI_PRICE_OUT", "AI_DAILY_CAP", "AI_TOURNAMENT_CAP"],
];

/** The embedded judge, or your own model: AI_BASE_URL, AI_MODEL and, if needed, AI_API_KEY. */
function judgeVars(env) {
  const { AI_BASE_URL, AI_MODEL } = env;
  if (!AI_BASE_URL) return { ANALYZER: "embedded" };
  if (!AI_MODEL) throw new UserError("AI_BASE_URL is set, so set AI_MODEL too: the model to ask there.");
  const given = OPTIONAL_JUDGE_VARS.filter((name) => env[name]).map((name) => [name, env[name]]);
  return { ANALYZER: "openai", AI_BASE_URL, AI_MODEL, ...Object.fromEntries(given) };
}

/**
 * The judge, as shown in the terminal.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const describeJudge = ({ AI_BASE_URL, AI_MODEL }) =>
  AI_BASE_URL
    ? `${AI_MODEL} at ${AI_BASE_URL}`
    : "the embedded judge (AI_BASE_URL and AI_MODEL choose a model)";

/** Workers AI has no local simulation: with its binding, wrangler asks for a login even with --local. */
const NOT_LOCAL = /^\[ai\]\n(?:\w.*\n)*/m;

/** How wrangler loads the files of a bundle. */
const BUNDLE_RULES = `no_bundle = true
rules = [
  { type = "ESModule", globs = ["**/*.js"], fallthrough = true },
  { type = "Data", globs = ["**/*.gz"], fallthrough = true },
]`;

/**
 * wrangler applies --var, --env-file and --persist-to only to the first Worker of a session, but every Worker reads the
 * .dev.vars next to its config. So the instance has copies of all configs next to one file, with absolute paths.
 */
function writeConfigs({ configFiles }, fromSources) {
  for (const [index, config] of WORKER_CONFIGS.entries()) {
    const from = join(ROOT, config);
    const text = readFileSync(from, "utf8")
      .replace(NOT_LOCAL, "")
      .replace(
        /^(main|directory|migrations_dir)\s*=\s*"(.+)"/gm,
        (_, key, path) => `${key} = ${JSON.stringify(resolve(from, "..", path))}`,
      );
    writeFileSync(configFiles[index], fromSources ? text : withBundle(text, BUNDLES[index]));
  }
}

const withBundle = (config, { main }) =>
  config
    .replace(/^rules = .*\n/m, "")
    .replace(/^main = .*/m, `main = ${JSON.stringify(main)}\n${BUNDLE_RULES}`);

function writeVars(file, vars) {
  const lines = Object.entries(vars).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(file, lines.join(""), { mode: 0o600 });
}

/** The instance's secret key, generated on first start. */
export const readSecretKey = () => secretKey(join(stateOf().dir, "secret-key"));

/** Generated once, so that encrypted data stays readable after a restart. */
function secretKey(file) {
  const known = readIfExists(file);
  if (known) return known;
  const key = randomBytes(32).toString("base64url");
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}
