// npm run deploy [-- --yes] [-- --at-once]: asks for settings, checks, then deploys all Workers. Safe to repeat.
//   --yes       asks nothing: answers come from .deploy/settings.json and the variables in scripts/deploy/settings.mjs
//   --at-once   skips testing the new version before it takes traffic; needed when a Durable Object class is added
import { setTimeout as pause } from "node:timers/promises";
import { deploy } from "./deploy/deploy.mjs";
import { readSettings, writeSettings } from "./deploy/settings.mjs";
import { createTerminalPrompt } from "./deploy/terminal.mjs";
import { buildPages } from "./lib/build.mjs";
import { checkNode, installPackages } from "./lib/install.mjs";
import { runMain } from "./lib/process.mjs";
import { connectWrangler } from "./lib/wrangler.mjs";

await runMain(async () => {
  checkNode();
  await installPackages();
  const terminal =
    process.argv.includes("--yes") || !process.stdin.isTTY ? undefined : createTerminalPrompt();
  try {
    await deploy({
      connect: connectWrangler,
      saved: readSettings(),
      save: writeSettings,
      env: process.env,
      ask: terminal?.ask,
      build: buildPages,
      log: console.log,
      fetch,
      pause,
      atOnce: process.argv.includes("--at-once"),
    });
  } finally {
    terminal?.close();
  }
});
