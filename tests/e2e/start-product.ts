import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
  }
}

/** Starts the product as a user does, once for all browser tests, with state of its own. */
export default async function startProduct(project: TestProject) {
  const port = await freePort();
  const stateDir = mkdtempSync(join(tmpdir(), "tierwise-e2e-"));
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../scripts/start.mjs")], {
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await untilRunning(child);
  project.provide("address", `http://localhost:${port}`);

  return async () => {
    child.kill("SIGTERM");
    const code = await new Promise((resolve) => child.once("exit", resolve));
    rmSync(stateDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The product did not end cleanly: exit code ${code}`);
  };
}

function untilRunning(child: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("is running at")) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`The product did not start:\n${output}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
