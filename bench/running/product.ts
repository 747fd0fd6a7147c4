import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/e2e/product";
import { findRuntime } from "./runtime";

/** The product as `npm start` runs it, with a state of its own, watched from outside. Run from the repository. */
export async function startProduct() {
  const stateDir = mkdtempSync(join(tmpdir(), "tierwise-bench-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => String(chunk).includes("is running at") && resolve());
    child.once("exit", () => reject(new Error("The product did not start.")));
  });
  return {
    address: `http://localhost:${port}`,
    stateDir,
    runtime: () => findRuntime(child.pid),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
