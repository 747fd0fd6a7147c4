import { readdirSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";

type Result = { code: number; output: string; events: { type: string; version_id?: string }[] };
type Deployment = { created_on: string; versions: { version_id: string; percentage: number }[] };

const ok = (output = "", events: Result["events"] = []): Result => ({ code: 0, output, events });
const fail = (output: string): Result => ({ code: 1, output, events: [] });

/** Makes commands that start with these words fail, once or always, with output in wrangler's own words. */
export type Fault = { command: string; output: string; times?: number };

/** An in-memory Cloudflare account as wrangler's commands show it. */
export class FakeCloudflare {
  accounts = [{ id: "a1", name: "Tierwise Ltd" }];
  isLoggedIn = true;
  isPaid = true;
  mailDomains = ["hire.test"];
  databases = new Map<string, { uuid: string; jurisdiction: string }>();
  buckets = new Map<string, string>();
  queues = new Set<string>();
  secrets = new Map<string, string>();
  migrations: string[] = [];
  deployments = new Map<string, Deployment[]>();
  executed: string[] = [];
  faults: Fault[] = [];
  /** Every command that changed something. */
  made: string[] = [];
  #versions = 0;
  #clock = 0;

  wrangler = async (args: string[]): Promise<Result> => {
    const command = args.join(" ");
    const fault = this.faults.find((one) => command.startsWith(one.command));
    if (fault) {
      if (fault.times !== undefined && --fault.times === 0) this.faults.splice(this.faults.indexOf(fault), 1);
      return fail(fault.output);
    }
    const after = (flag: string) => args[args.indexOf(flag) + 1] ?? "";
    const jurisdiction = args.includes("--jurisdiction") ? after("--jurisdiction") : "none";
    const [first, second, third] = args;
    switch (`${first} ${second}`) {
      case "whoami --json":
        return this.isLoggedIn
          ? ok(JSON.stringify({ loggedIn: true, accounts: this.accounts }))
          : fail('\n{"loggedIn":false}');
      case "email sending":
        return ok(this.mailDomains.map((domain) => `│ ${domain} │ 0123abcd │ yes │`).join("\n"));
      case "d1 list": {
        const list = [...this.databases].map(([name, { uuid }]) => ({ name, uuid }));
        return ok(`Some words first\n${JSON.stringify(list)}`);
      }
      case "d1 create":
        this.databases.set(third ?? "", { uuid: "11111111-2222-3333-4444-555555555555", jurisdiction });
        return this.#make(command);
      case "d1 migrations":
        return this.#migrate(after("-c"));
      case "d1 execute":
        return this.#execute(args, after);
      case "r2 bucket":
        return third === "create"
          ? this.#createBucket(args[3] ?? "", jurisdiction)
          : this.#findBucket(args[3] ?? "");
      case "queues info":
        return this.queues.has(third ?? "")
          ? ok()
          : fail(`Queue "${third}" does not exist. To create it, run: …`);
      case "queues create":
        this.queues.add(third ?? "");
        return this.#make(command);
      case "secret list": {
        const { name } = readConfig(after("-c"));
        if (!this.deployments.has(name))
          return fail(`Worker "${name}" not found.\n\nIf this is a new Worker, …`);
        return ok(
          JSON.stringify([...this.secrets.keys()].map((secret) => ({ name: secret, type: "secret_text" }))),
        );
      }
      case "deployments status": {
        const { name } = readConfig(after("-c"));
        const all = this.deployments.get(name);
        return all ? ok(JSON.stringify(all.at(-1))) : fail(`Worker "${name}" not found. [code: 10007]`);
      }
      case "deployments list":
        return ok(JSON.stringify(this.deployments.get(readConfig(after("-c")).name) ?? []));
      case "versions upload": {
        const version = this.#newVersion();
        return this.#make(command, [{ type: "version-upload", version_id: version }]);
      }
      case "versions deploy":
        this.#deploy(
          readConfig(after("-c")).name,
          args
            .filter((arg) => arg.endsWith("%"))
            .map((share) => share.slice(0, -1).split("@") as [string, string]),
        );
        return this.#make(command);
      case "triggers deploy":
        return this.#make(command);
    }
    if (first === "deploy") {
      const config = readConfig(after("-c"));
      if (!this.isPaid) return fail("CPU limits are not supported for the Free plan. [code: 100328]");
      if (args.includes("--secrets-file")) {
        const secrets = JSON.parse(readFileSync(after("--secrets-file"), "utf8"));
        for (const [name, value] of Object.entries<string>(secrets)) this.secrets.set(name, value);
      }
      const version = this.#newVersion();
      this.#deploy(config.name, [[version, "100"]]);
      return this.#make(command, [{ type: "deploy", version_id: version }]);
    }
    throw new Error(`The fake does not know: wrangler ${command}`);
  };

  /** Maps each Worker to the version that serves all its traffic. */
  live(): Record<string, string | undefined> {
    return Object.fromEntries(
      [...this.deployments].map(([name, all]) => [
        name,
        all.at(-1)?.versions.find(({ percentage }) => percentage === 100)?.version_id,
      ]),
    );
  }

  #make(command: string, events: Result["events"] = []): Result {
    this.made.push(command);
    return ok("", events);
  }

  #newVersion = () => `version-${++this.#versions}`;

  #deploy(name: string, shares: [string, string][]) {
    const versions = shares.map(([version_id, percentage]) => ({
      version_id,
      percentage: Number(percentage),
    }));
    const created_on = new Date(2026, 0, 1, 0, 0, this.#clock++).toISOString();
    this.deployments.set(name, [...(this.deployments.get(name) ?? []), { created_on, versions }]);
  }

  #findBucket = (name: string) =>
    this.buckets.has(name) ? ok() : fail("The specified bucket does not exist. [code: 10006]");

  #createBucket(name: string, jurisdiction: string) {
    this.buckets.set(name, jurisdiction);
    return this.#make(`r2 bucket create ${name}`);
  }

  /** The migration to refuse, as the query API refuses a statement that it has cut in two. */
  refusedMigration: string | undefined;

  #migrate(config: string): Result {
    const folder = readConfig(config).d1_databases?.[0]?.migrations_dir ?? "";
    for (const name of listSql(folder)) {
      if (this.migrations.includes(name)) continue;
      if (name === this.refusedMigration) return fail("incomplete input: SQLITE_ERROR [code: 7500]");
      this.migrations.push(name);
      this.made.push(`migration ${name}`);
    }
    return ok();
  }

  #execute(args: string[], after: (flag: string) => string): Result {
    if (args.includes("--json")) {
      if (this.migrations.length === 0)
        return fail("no such table: d1_migrations: SQLITE_ERROR [code: 7500]");
      return ok(JSON.stringify([{ results: this.migrations.map((name) => ({ name })) }]));
    }
    const sql = args.includes("--file") ? readFileSync(after("--file"), "utf8") : after("--command");
    const [, migration] = /INSERT INTO d1_migrations \(name\) VALUES \('([^']+)'\)/.exec(sql) ?? [];
    if (migration) this.migrations.push(migration);
    this.executed.push(sql);
    return this.#make(`d1 execute ${migration ?? ""}`.trim());
  }
}

type Config = {
  name: string;
  limits?: { cpu_ms: number };
  vars?: Record<string, string>;
  workers_dev?: boolean;
  routes?: { pattern: string; custom_domain: boolean }[];
  d1_databases?: { database_id: string; migrations_dir?: string }[];
  r2_buckets?: { jurisdiction?: string }[];
};

export const readConfig = (file: string) => parse(readFileSync(file, "utf8")) as unknown as Config;

const listSql = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
