import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Problem, ROOT } from "./process.mjs";
import { readIfThere } from "./stamp.mjs";

/** The web Worker first: commands on the database read its config. */
export const WORKER_CONFIGS = [
  "wrangler.toml",
  "queue-consumer/wrangler.toml",
  "pdf-renderer/wrangler.toml",
  "ocr-worker/wrangler.toml",
  "resume-reader/wrangler.toml",
];

/** Where one local instance keeps everything it knows. */
export function stateOf() {
  const dir = resolve(ROOT, process.env.STATE_DIR || ".state");
  return {
    dir,
    logFile: join(dir, "log.txt"),
    wranglerLogs: join(dir, "wrangler-logs"),
    registry: join(dir, "registry"),
    // Beside the database, so that they are deleted together.
    migrationsStamp: join(dir, "v3/migrations-applied"),
    configFiles: WORKER_CONFIGS.map((_, index) => join(dir, "config", `worker-${index + 1}.toml`)),
  };
}

/** The same, made ready for an instance to start. */
export function openState(port) {
  const state = stateOf();
  const { dir } = state;
  const configDir = join(dir, "config");
  mkdirSync(configDir, { recursive: true });
  // Wrangler adds a file a command and removes none.
  rmSync(state.wranglerLogs, { recursive: true, force: true });
  writeConfigs(state);
  writeVars(join(configDir, ".dev.vars"), {
    ENVIRONMENT: "local",
    APP_URL: `http://localhost:${port}`,
    ADMIN_EMAIL: "admin@example.com",
    ...judgeVars(process.env),
    SECRET_KEY: readSecretKey(),
    // From outside where a change of keys is rehearsed.
    PARTNER_TOKEN_KEYS: process.env.PARTNER_TOKEN_KEYS || `local:${secretKey(join(dir, "partner-key"))}`,
  });
  return state;
}

/** The embedded judge, or a model of one's own: AI_BASE_URL, AI_MODEL and, where it needs one, AI_API_KEY. */
function judgeVars({ AI_BASE_URL, AI_MODEL, AI_API_KEY, AI_JSON_MODE, AI_TIMEOUT_SECONDS }) {
  if (!AI_BASE_URL) return { ANALYSER: "embedded" };
  if (!AI_MODEL) throw new Problem("AI_BASE_URL is set, so set AI_MODEL too: the model to ask there.");
  const optional = { AI_API_KEY, AI_JSON_MODE, AI_TIMEOUT_SECONDS };
  return {
    ANALYSER: "openai",
    AI_BASE_URL,
    AI_MODEL,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  };
}

/** Who judges, in words for the terminal. */
export const describeJudge = ({ AI_BASE_URL, AI_MODEL }) =>
  AI_BASE_URL
    ? `${AI_MODEL} at ${AI_BASE_URL}`
    : "the embedded judge (AI_BASE_URL and AI_MODEL choose a model)";

/** Workers AI has no local twin: with its binding wrangler asks for a login, --local or not. */
const NOT_LOCAL = /^\[ai\]\n(?:\w.*\n)*/m;

/**
 * Wrangler gives --var, --env-file and --persist-to to the first Worker of a session only; every Worker
 * reads the .dev.vars beside its own config. So this instance has copies of all configs beside one file.
 */
function writeConfigs(state) {
  copyConfigs(state.configFiles, (text) => text.replace(NOT_LOCAL, ""));
}

/** Copies of all configs that mean the same wherever they lie, each changed in the same way. */
function copyConfigs(files, change) {
  for (const [index, config] of WORKER_CONFIGS.entries()) {
    const from = join(ROOT, config);
    const text = readFileSync(from, "utf8").replace(
      /^(main|directory|migrations_dir)\s*=\s*"(.+)"/gm,
      (_, key, path) => `${key} = ${JSON.stringify(resolve(from, "..", path))}`,
    );
    writeFileSync(files[index], change(text));
  }
}

function writeVars(file, vars) {
  const lines = Object.entries(vars).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(file, lines.join(""), { mode: 0o600 });
}

/** What this instance seals with; made with its first start. */
export const readSecretKey = () => secretKey(join(stateOf().dir, "secret-key"));

/** Made once, so that what it sealed stays readable after a restart. */
function secretKey(file) {
  const known = readIfThere(file);
  if (known) return known;
  const key = randomBytes(32).toString("base64url");
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}
