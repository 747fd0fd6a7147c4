import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, launchProduct } from "../../tests/e2e/product";
import { findRuntime } from "./runtime";

/** The product as `npm start` runs it, with a state of its own, watched from outside. Run from the repository. */
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
