import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort, launchProduct } from "./product";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
  }
}

/** Starts the product once for all browser tests, with its own state. */
export default async function startProduct(project: TestProject) {
  const stateDir = mkdtempSync(join(tmpdir(), "tierwise-e2e-"));
  const product = await launchProduct({ port: await freePort(), stateDir });
  project.provide("address", product.address);
  return async () => {
    await product.stop();
    rmSync(stateDir, { recursive: true, force: true });
  };
}
