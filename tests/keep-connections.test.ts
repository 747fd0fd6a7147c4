import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PRELOAD = fileURLToPath(new URL("../scripts/lib/keep-connections.cjs", import.meta.url));
const SERVER = `
  const { createServer } = require("node:http");
  const server = createServer((_, response) => response.end()).listen(0, "127.0.0.1", async () => {
    const address = "http://127.0.0.1:" + server.address().port;
    await fetch(address);
    // What it says of a connection it knows when the request begins.
    console.log((await fetch(address)).headers.get("keep-alive"));
    process.exit();
  });`;

const keepAliveOf = (more: string[]) =>
  execFileSync(process.execPath, [...more, "--eval", SERVER], { encoding: "utf8" }).trim();

test("a server that it is loaded into closes no connection that another request may be on its way on", () => {
  expect(keepAliveOf([])).toBe("timeout=5");
  expect(keepAliveOf(["--require", PRELOAD])).toBe("null");
});
