// Starts the product as npm start does, but with a reader that never finishes a PDF.
import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildPages, bundleWorkers } from "../../scripts/lib/build.mjs";
import { prepareDatabase } from "../../scripts/lib/prepare-database.mjs";
import { runMain } from "../../scripts/lib/process.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { BUNDLES, openState, WORKER_CONFIGS } from "../../scripts/lib/state.mjs";

/** Stands next to the bundle of resume-reader/. PDFs take the processor and never give it back. */
const ENDLESS_READER = `import ResumeReader from "./index.js";

export default class extends ResumeReader {
  extract(body, task, hooks) {
    // Pulled once the reader starts on the file.
    const endless = new ReadableStream({ pull: takeTheProcessor }, { highWaterMark: 0 });
    return super.extract(task.fileName.endsWith(".pdf") ? endless : body, task, hooks);
  }
}

function takeTheProcessor() {
  for (;;);
}
`;

await runMain(async () => {
  const port = Number(process.env.PORT);
  await buildPages();
  await bundleWorkers();
  const state = openState(port);
  replaceReader(state);
  appendFileSync(join(dirname(state.configFiles[0]), ".dev.vars"), 'READING_LIMIT_SECONDS="8"\n');
  await prepareDatabase(state);
  const server = serve(state, port);
  const stopped = new Promise((resolve) => process.on("SIGTERM", resolve));
  await server.untilAnswering();
  await server.runCron();
  console.log(`The product is running at http://localhost:${port}`);
  await Promise.race([stopped, server.exited]);
  await server.stop();
});

function replaceReader({ dir, configFiles }) {
  const index = WORKER_CONFIGS.indexOf("resume-reader/wrangler.toml");
  const folder = join(dir, "endless-reader");
  const main = join(folder, "main.js");
  cpSync(BUNDLES[index].folder, folder, { recursive: true });
  writeFileSync(main, ENDLESS_READER);
  const config = readFileSync(configFiles[index], "utf8");
  writeFileSync(configFiles[index], config.replace(/^main = .*/m, `main = ${JSON.stringify(main)}`));
}
