// npm start: runs the whole product on this machine, from a fresh clone. npm run dev: the same with --watch.
import { createServer } from "node:net";
import { buildPages, bundleWorkers, rebuildOnSave } from "./lib/build.mjs";
import { checkNode, installPackages } from "./lib/install.mjs";
import { prepareDatabase } from "./lib/prepare-database.mjs";
import { runMain, UserError } from "./lib/process.mjs";
import { LOCAL_ACCOUNTS, LOCAL_PARTNER, LOCAL_PASSWORD } from "./lib/seed.mjs";
import { serve } from "./lib/serve.mjs";
import { describeJudge, openState } from "./lib/state.mjs";

const SWEEP_EVERY_MS = 60_000;

await runMain(async () => {
  const watching = process.argv.includes("--watch");
  const port = readPort();
  checkNode();
  await checkFree(port);
  await installPackages();
  if (await buildPages()) console.log("Pages built.");
  if (!watching && (await bundleWorkers())) console.log("Workers bundled.");
  const state = openState(port, { fromSources: watching });
  await prepareDatabase(state);

  const server = serve(state, port, { watching });
  const stopped = new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => resolve("asked"));
  });
  const started = await Promise.race([server.untilAnswering(), stopped]);
  if (started === "asked") return server.stop();

  const address = `http://localhost:${port}`;
  await server.runCron();
  const sweeper = setInterval(server.runCron, SWEEP_EVERY_MS);
  const stopWatching = watching ? rebuildOnSave() : () => {};
  announce(address, state, watching);

  const why = await Promise.race([stopped, server.exited]);
  clearInterval(sweeper);
  stopWatching();
  await server.stop();
  if (why !== "asked") throw new UserError(`The server ended unexpectedly; see ${state.logFile}`);
  console.log("\nStopped.");
});

function readPort() {
  const port = Number(process.env.PORT || 8787);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`PORT must be a number between 1 and 65535, not "${process.env.PORT}".`);
}

async function checkFree(port) {
  for (const host of ["127.0.0.1", "::1"]) {
    const error = await new Promise((resolve) => {
      const probe = createServer().once("error", resolve);
      probe.listen(port, host, () => probe.close(() => resolve(undefined)));
    });
    if (error?.code === "EADDRINUSE") {
      throw new UserError(
        `Port ${port} is in use. Stop what runs there, or choose another: PORT=8788 npm start`,
      );
    }
  }
}

function announce(address, state, watching) {
  console.log(`
  Tierwise is running at ${address}

  Log in as      ${LOCAL_ACCOUNTS.join("\n              or ")}
  Password       ${LOCAL_PASSWORD}
  Judged by      ${describeJudge(process.env)}
  Partner API    ${address}/v1/docs (username ${LOCAL_PARTNER}, the same password)
  Data is in     ${state.dir}
  Log            ${state.logFile}
  Stop           Ctrl-C${watching ? "\n\n  Saved changes are rebuilt." : ""}
`);
}
