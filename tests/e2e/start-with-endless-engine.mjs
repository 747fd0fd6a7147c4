// Starts the product as npm start does, but with a reader that never finishes a PDF.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildPages, bundleWorkers } from "../../scripts/lib/build.mjs";
import { prepareDatabase } from "../../scripts/lib/prepare-database.mjs";
import { runMain } from "../../scripts/lib/process.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { openState } from "../../scripts/lib/state.mjs";

const ENDLESS = fileURLToPath(new URL("endless-engine.ts", import.meta.url));

await runMain(async () => {
  const port = Number(process.env.PORT);
  await buildPages();
  await bundleWorkers();
  const state = openState(port);
  for (const file of state.configFiles) {
    const config = readFileSync(file, "utf8");
    if (config.includes('name = "tierwise-resume-reader"'))
      writeFileSync(file, config.replace(/^main = [\s\S]*?\n\]$/m, `main = ${JSON.stringify(ENDLESS)}`));
  }
  appendFileSync(join(dirname(state.configFiles[0]), ".dev.vars"), 'READING_LIMIT_SECONDS="8"\n');
  await prepareDatabase(state);
  const server = serve(state, port);
  const stopped = new Promise((resolve) => process.on("SIGTERM", resolve));
  await server.untilAnswering();
  console.log(`The product is running at http://localhost:${port}`);
  await Promise.race([stopped, server.exited]);
  await server.stop();
});
