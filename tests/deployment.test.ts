import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deploymentConfigs, missingSecrets, provision } from "../scripts/lib/deployment.mjs";

const ID = "11111111-2222-3333-4444-555555555555";

/** An account at Cloudflare as wrangler's commands show it. */
function account(has: { database?: boolean; bucket?: boolean; queues?: string[]; secrets?: string[] }) {
  const made: string[] = [];
  const wrangler = async (_name: string, args: string[]) => {
    const command = args.join(" ");
    if (command === "d1 list --json") {
      return `Some words first\n${JSON.stringify(has.database ? [{ name: "tierwise", uuid: ID }] : [])}`;
    }
    if (command.startsWith("r2 bucket info") && !has.bucket) throw new Error("no such bucket");
    if (command.startsWith("queues info") && !has.queues?.includes(args[2] ?? ""))
      throw new Error("no such queue");
    if (command.startsWith("secret list")) {
      if (!has.secrets) throw new Error("no such Worker");
      return JSON.stringify(has.secrets.map((name) => ({ name, type: "secret_text" })));
    }
    if (args.includes("create")) made.push(command);
    return "";
  };
  return { wrangler, made };
}

test("a bare account is given what the Workers need", async () => {
  const { wrangler, made } = account({});
  await provision(wrangler, () => {});
  expect(made).toEqual([
    "d1 create tierwise",
    "r2 bucket create tierwise-files",
    "queues create tierwise-jobs",
    "queues create tierwise-jobs-dlq",
    "queues create tierwise-webhooks",
  ]);
});

test("what is there is not made again", async () => {
  const { wrangler, made } = account({
    database: true,
    bucket: true,
    queues: ["tierwise-jobs", "tierwise-webhooks"],
  });
  await provision(wrangler, () => {});
  expect(made).toEqual(["queues create tierwise-jobs-dlq"]);
});

test("the deployed configs name the account's database and lead to the same files from where they lie", async () => {
  const configs = await deploymentConfigs(account({ database: true }).wrangler);
  expect(configs).toHaveLength(4);
  for (const config of configs) {
    const text = readFileSync(config, "utf8");
    expect(text).not.toContain("00000000-0000");
    const main = /^main = "(.*)"/m.exec(text)?.[1] ?? "";
    expect(existsSync(main), main).toBe(true);
  }
  await expect(deploymentConfigs(account({}).wrangler)).rejects.toThrow("npm run deploy");
});

test("secrets that are set stay; those that are not, and all before the first deploy, are made", async () => {
  const needed = ["SECRET_KEY", "PARTNER_TOKEN_KEYS"];
  expect(await missingSecrets(account({ secrets: ["SECRET_KEY"] }).wrangler, "c", needed)).toEqual([
    "PARTNER_TOKEN_KEYS",
  ]);
  expect(await missingSecrets(account({}).wrangler, "c", needed)).toEqual(needed);
});
