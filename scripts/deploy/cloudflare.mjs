import { Problem } from "../lib/process.mjs";

/** How wrangler says that something is not there. Everything else that ends a command is a failure. */
const NOT_THERE =
  /\[code: 10006\]|\[code: 10007\]|Queue "[^"]*" does not exist|Worker "[^"]*" not found|has no deployments/;

const WORDS_FOR = [
  [
    /\[code: 100328\]/,
    "This account is on the Workers Free plan. Tierwise needs Workers Paid: checking one password takes about 150 ms of CPU, and the Free plan allows 10.",
  ],
  [
    /fetch failed|ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN|socket hang up/,
    "Cloudflare could not be reached. Check the network and run the command again.",
  ],
  [
    /register a workers\.dev subdomain|need to register/,
    "This account has no workers.dev subdomain yet. Open Workers & Pages in the dashboard once, which makes one, or use a domain of your own.",
  ],
  [
    /\[code: 10000\]|Authentication error/,
    "The API token may not do this. docs/deploy.md lists what it must allow.",
  ],
];

/**
 * An account at Cloudflare, as wrangler's commands read and change it. `wrangler(args)` runs one command and gives
 * `{ code, output, events }`; `events` are the lines wrangler writes for machines (version ids).
 *
 * Every method throws a Problem when a command fails. "Not there" is an answer; a network fault is not.
 */
export function openAccount(wrangler) {
  async function run(what, args) {
    const result = await wrangler(args);
    if (result.code !== 0) throw failure(what, result.output);
    return result;
  }

  /** Undefined when Cloudflare says that it does not exist. */
  async function find(what, args) {
    const result = await wrangler(args);
    if (result.code === 0) return result;
    if (NOT_THERE.test(result.output)) return undefined;
    throw failure(what, result.output);
  }

  const inJurisdiction = (jurisdiction) => (jurisdiction === "none" ? [] : ["--jurisdiction", jurisdiction]);
  const database = (config) => ["DB", "--remote", "-c", config];

  return {
    /** `[]` when nobody is logged in. wrangler's exit code says nothing here: read what it prints. */
    async accounts() {
      const { output } = await wrangler(["whoami", "--json"]);
      const start = output.indexOf("{");
      if (start < 0) throw failure("Asking who is logged in", output);
      return JSON.parse(output.slice(start)).accounts ?? [];
    },

    /** Domains of this account that may send mail; undefined when the login may not read them. */
    async mailDomains() {
      const { code, output } = await wrangler(["email", "sending", "list"]);
      if (code !== 0) return undefined;
      return [...output.matchAll(/│\s*\d*\s*│?\s*'?([\w.-]+\.\w+)'?\s*│.*'?yes'?/g)].map(
        ([, domain]) => domain,
      );
    },

    async databaseId(name) {
      const { output } = await run("Listing the databases", ["d1", "list", "--json"]);
      return readJson(output).find((one) => one.name === name)?.uuid;
    },
    createDatabase: (name, jurisdiction) =>
      run("Creating the database", ["d1", "create", name, ...inJurisdiction(jurisdiction)]),

    hasBucket: async (name, jurisdiction) =>
      Boolean(
        await find("Looking for the bucket", ["r2", "bucket", "info", name, ...inJurisdiction(jurisdiction)]),
      ),
    createBucket: (name, jurisdiction) =>
      run("Creating the bucket", ["r2", "bucket", "create", name, ...inJurisdiction(jurisdiction)]),

    hasQueue: async (name) => Boolean(await find("Looking for the queue", ["queues", "info", name])),
    createQueue: (name) => run("Creating the queue", ["queues", "create", name]),

    /** Names of a Worker's secrets; none before its first deployment. */
    async secretNames(config) {
      const found = await find("Listing the secrets", ["secret", "list", "-c", config, "--format", "json"]);
      return found ? readJson(found.output).map(({ name }) => name) : [];
    },

    /** Names of the migrations the database has, or undefined where it never had one. */
    async appliedMigrations(config) {
      const select = "SELECT name FROM d1_migrations ORDER BY id";
      const result = await wrangler(["d1", "execute", ...database(config), "--json", "--command", select]);
      if (result.code === 0) return readJson(result.output)[0].results.map(({ name }) => name);
      if (/no such table: d1_migrations/.test(result.output)) return undefined;
      throw failure("Reading the applied migrations", result.output);
    },
    /** `{ ok, output }`: the caller knows what to do about a refused file. */
    async applyMigrations(config) {
      const { code, output } = await wrangler(["d1", "migrations", "apply", ...database(config)]);
      return { ok: code === 0, output };
    },
    execute: (config, sql) =>
      run("Writing to the database", ["d1", "execute", ...database(config), "-y", "--command", sql]),
    executeFile: (config, file) =>
      run("The database migration", ["d1", "execute", ...database(config), "-y", "--file", file]),

    /** The version that serves all calls of a Worker, or undefined before its first deployment. */
    async liveVersion(config) {
      const found = await find("Asking which version is live", [
        "deployments",
        "status",
        "--json",
        "-c",
        config,
      ]);
      return found && versionOf(readJson(found.output));
    },
    /** Newest first: the versions that once served all calls. */
    async pastVersions(config) {
      const found = await find("Listing the deployments", ["deployments", "list", "--json", "-c", config]);
      if (!found) return [];
      return readJson(found.output)
        .sort((a, b) => (a.created_on < b.created_on ? 1 : -1))
        .map(versionOf)
        .filter((version, index, all) => version && all.indexOf(version) === index);
    },
    /** Deploys at once, triggers and routes included. Gives the id of the new version. */
    async deploy(config, more = []) {
      const { events } = await run(`Deploying ${config}`, ["deploy", "-c", config, ...more]);
      return events.find(({ type }) => type === "deploy")?.version_id;
    },
    /** Stores a version that serves nobody yet. */
    async upload(config, message) {
      const args = ["versions", "upload", "-c", config, "--message", message];
      const { events } = await run(`Uploading ${config}`, args);
      return events.find(({ type }) => type === "version-upload")?.version_id;
    },
    /** `shares`: [version id, percent] pairs that add up to 100. */
    setTraffic: (config, shares) =>
      run("Changing which version is live", [
        ...["versions", "deploy", ...shares.map(([version, percent]) => `${version}@${percent}%`)],
        ...["-y", "-c", config],
      ]),
    /** Cron triggers, queues and routes are no part of a version. */
    applyTriggers: (config) => run("Applying routes, queues and crons", ["triggers", "deploy", "-c", config]),
  };
}

const versionOf = ({ versions }) => versions?.find(({ percentage }) => percentage === 100)?.version_id;

function failure(what, output) {
  const known = WORDS_FOR.find(([pattern]) => pattern.test(output));
  const said = output.trim().split(/\n +at /)[0];
  return new Problem(`${what} failed. ${known ? `${known[1]}\n\n` : "\n\n"}${said}`);
}

/** Wrangler may print something before the JSON. */
const readJson = (output) => JSON.parse(output.slice(output.search(/^[[{]/m)));
