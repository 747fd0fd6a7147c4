import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Tierwise, verifyWebhook } from "../../client/src/index";
import { joinPartner, logInAsPartner } from "./partner-support";
import { address } from "./support";
import { openBrowser } from "./visitors";

const run = promisify(execFile);
const EXAMPLE = join(import.meta.dirname, "../../client/example.ts");
const job = { company: "Northwind", title: "Backend Engineer", description: "TypeScript is required." };

const { visit } = openBrowser();
let folder: string;
let key: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tierwise-client-"));
  const page = await visit();
  await logInAsPartner(page, await joinPartner("Client board"));
  await page.goto("/partner/keys");
  await page.getByLabel("Name of the new key").fill("Trying out");
  await page.getByLabel("Access").selectOption("admin");
  await page.getByLabel("Mode").selectOption("test");
  await page.getByRole("button", { name: "Create API key" }).click();
  await page.getByText("The key “Trying out” is ready").waitFor();
  key = (await page.getByText(/^tw_test_[\w-]{43}$/).textContent()) ?? "";
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Serves on a port of its own until the test is over. */
async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test("the example runs as a program of its own, with a test key", async () => {
  await build({
    ...{ configFile: false, publicDir: false, logLevel: "error" },
    build: {
      ssr: EXAMPLE,
      outDir: folder,
      target: "node20",
      rollupOptions: { output: { entryFileNames: "example.mjs" } },
    },
  });
  const env = { PATH: process.env.PATH, TIERWISE_ORIGIN: address, TIERWISE_KEY: key };
  const { stdout } = await run(process.execPath, [join(folder, "example.mjs")], { env });
  console.log(stdout);
  expect(stdout).toMatch(/^Tier [A-D], \d{1,3}%: /);
});

test("a call whose answer is lost on the way is repeated, and creates one listing", async () => {
  let lost = 0;
  const keys = new Set<unknown>();
  const network = await serve(async (request, response) => {
    const body = await bodyOf(request);
    const {
      host: _,
      connection: __,
      "content-length": ___,
      "transfer-encoding": ____,
      ...headers
    } = request.headers;
    const answer = await fetch(`${address}${request.url}`, {
      method: request.method,
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    keys.add(request.headers["idempotency-key"]);
    if (request.method === "POST" && lost++ === 0) return request.socket.destroy();
    const replayed = answer.headers.get("Idempotency-Replayed") ?? "false";
    response.writeHead(answer.status, {
      "Content-Type": "application/json",
      "Idempotency-Replayed": replayed,
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const title = `Once ${crypto.randomUUID()}`;
  try {
    await new Tierwise({ origin: network.origin, key }).listings.create({ ...job, title });
  } finally {
    network.end();
  }
  expect([lost, keys.size]).toEqual([2, 1]);
  const titles: string[] = [];
  for await (const listing of new Tierwise({ origin: address, key }).listings.list())
    titles.push(listing.title);
  expect(titles.filter((one) => one === title)).toHaveLength(1);
});

test("a webhook arrives and is verified; an altered one is not", async () => {
  const tierwise = new Tierwise({ origin: address, key });
  let arrive: (message: { headers: IncomingMessage["headers"]; body: string }) => void;
  const arrived = new Promise<Parameters<typeof arrive>[0]>((resolve) => {
    arrive = resolve;
  });
  const receiver = await serve(async (request, response) => {
    const body = (await bodyOf(request)).toString();
    response.writeHead(204).end();
    arrive({ headers: request.headers, body });
  });
  const { webhook_id: id, secret } = await tierwise.webhooks.create({ url: `${receiver.origin}/hook` });
  try {
    await tierwise.webhooks.ping(id);
    const { headers, body } = await arrived;
    const signed = headers as Parameters<typeof verifyWebhook>[1];
    expect(await verifyWebhook(secret, signed, body)).toMatchObject({ type: "ping", data: {} });
    await expect(verifyWebhook(secret, signed, body.replace("ping", "pong"))).rejects.toThrow("signature");
  } finally {
    await tierwise.webhooks.delete(id);
    receiver.end();
  }
});
