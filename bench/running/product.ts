import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, launchProduct } from "../../tests/e2e/product";
import { findRuntime } from "./runtime";

/**
 * Starts the product as `npm start` does, with its own state, to be measured from outside. Must be run from the
 * repository root.
 */
export async function startProduct({ script }: { script?: string } = {}) {
  const stateDir = mkdtempSync(join(tmpdir(), "tierwise-bench-"));
  const product = await launchProduct({ port: await freePort(), stateDir, script });
  return {
    address: product.address,
    stateDir,
    pid: product.pid,
    runtime: () => findRuntime(product.pid),
    async stop() {
      await product.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Starts the product for one measurement and stops it afterwards, even if the measurement fails. */
export async function withProduct<Answer>(
  measure: (product: Product) => Promise<Answer>,
  options: { script?: string } = {},
): Promise<Answer> {
  const product = await startProduct(options);
  return measure(product).finally(product.stop);
}
