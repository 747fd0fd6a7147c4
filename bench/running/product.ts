import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, launchProduct } from "../../tests/e2e/product";
import { measureRuntime, type Runtime } from "./runtime";

export type Product = { address: string; runtime: () => Runtime };

/**
 * Starts the product as `npm start` does, with its own state, to be measured from outside, and stops it afterwards,
 * even if the measurement fails. Must be run from the repository root.
 */
export async function withProduct<Answer>(measure: (product: Product) => Promise<Answer>): Promise<Answer> {
  const stateDir = mkdtempSync(join(tmpdir(), "tierwise-bench-"));
  const product = await launchProduct({ port: await freePort(), stateDir });
  try {
    return await measure({ address: product.address, runtime: () => measureRuntime(product.pid) });
  } finally {
    await product.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
