import { UserError } from "../lib/process.mjs";

/** Matches wrangler's output for something that does not exist. Every other error is a failure. */
const NOT_THERE =
  /\[code: 10006\]|\[code: 10007\]|Queue "[^"]*" does not exist|Worker "[^"]*" not found|has no deployments/;

/** @type {[RegExp, string][]} */
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
 * A Cloudflare account, through wrangler's commands. `wrangler(args)` runs one command and returns
 * `{ code, output, events }`; `events` are wrangler's machine-readable lines (such as version ids).
 *
 * Every method throws a UserError if its command fails. "Does not exist" is an answer; a network error is a failure.
 */
export function openAccount(wrangler) {
  async function run(what, args) {
    const result = await wrangler(args);
    if (result.code !== 0) throw failure(what, result.output);
    return result;
  }

  /** Undefined if it does not exist. */
  async function find(what, args) {
    const result = await wrangler(args);
    if (result.code === 0) return result;
    if (NOT_THERE.test(result.output)) return undefined;
    throw failure(what, result.output);
  }

  const inJurisdiction = (jurisdiction) => (jurisdiction === "none" ? [] : ["--jurisdiction", jurisdiction]);
  const database = (config) => ["DB", "--remote", "-c", config];

  return {
    /** `[]` if nobody is logged in. wrangler's exit code is no help here, so its output is parsed. */
    async accounts() {
      const { output } = await wrangler(["whoami", "--json"]);
      const start = output.indexOf("{");
      if (start < 0) throw failure("Asking who is logged in", output);
      return JSON.parse(output.slice(start)).accounts ?? [];
    },

    /** Whether mail can be sent from this domain; undefined if this login may not list the account's. */
    async canSendFrom(domain) {
      const { code, output } = await wrangler(["email", "sending", "list"]);
      if (code !== 0) return undefined;
      return [...output.matchAll(/│\s*\d*\s*│?\s*'?([\w.-]+\.\w+)'?\s*│.*'?yes'?/g)].some(
        ([, one]) => domain === one || domain.endsWith(`.${one}`),
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

    /** The names of a Worker's secrets; empty before its first deployment. */
    async secretNames(config) {
      const found = await find("Listing the secrets", ["secret", "list", "-c", config, "--format", "json"]);
      return found ? readJson(found.output).map(({ name }) => name) : [];
    },

    /** The names of the applied migrations; undefined if there never was one. */
    async appliedMigrations(config) {
      const select = "SELECT name FROM d1_migrations ORDER BY id";
      const result = await wrangler(["d1", "execute", ...database(config), "--json", "--command", select]);
      if (result.code === 0) return readJson(result.output)[0].results.map(({ name }) => name);
      if (/no such table: d1_migrations/.test(result.output)) return undefined;
      throw failure("Reading the applied migrations", result.output);
    },
    /** `{ ok, output }`: the caller handles a refused file. */
    async applyMigrations(config) {
      const { code, output } = await wrangler(["d1", "migrations", "apply", ...database(config)]);
      return { ok: code === 0, output };
    },
    execute: (config, sql) =>
      run("Writing to the database", ["d1", "execute", ...database(config), "-y", "--command", sql]),
    executeFile: (config, file) =>
      run("The database migration", ["d1", "execute", ...database(config), "-y", "--file", file]),

    /** The version that serves all traffic; undefined before the first deployment. */
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
    /** The versions that have served all traffic, newest first. */
    async pastVersions(config) {
      const found = await find("Listing the deployments", ["deployments", "list", "--json", "-c", config]);
      if (!found) return [];
      return readJson(found.output)
        .sort((a, b) => (a.created_on < b.created_on ? 1 : -1))
        .map(versionOf)
        .filter((version, index, all) => version && all.indexOf(version) === index);
    },
    /** Deploys immediately, including triggers and routes. Returns the new version's id. */
    async deploy(config, more = []) {
      const { events } = await run(`Deploying ${config}`, ["deploy", "-c", config, ...more]);
      return events.find(({ type }) => type === "deploy")?.version_id;
    },
    /** Uploads a version that takes no traffic yet. */
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
    /** Cron triggers, queues and routes, which are not part of a version. */
    applyTriggers: (config) => run("Applying routes, queues and crons", ["triggers", "deploy", "-c", config]),
  };
}

const versionOf = ({ versions }) => versions?.find(({ percentage }) => percentage === 100)?.version_id;

function failure(what, output) {
  const known = WORDS_FOR.find(([pattern]) => pattern.test(output));
  const said = output.trim().split(/\n +at /)[0];
  return new UserError(`${what} failed. ${known ? `${known[1]}\n\n` : "\n\n"}${said}`);
}

/** wrangler may print other lines before the JSON. */
const readJson = (output) => JSON.parse(output.slice(output.search(/^[[{]/m)));
