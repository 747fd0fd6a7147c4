import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ROOT } from "./process.mjs";
import { CLI, envOf } from "./wrangler.mjs";

/** By --require, because with --import Node would parse wrangler's code twice. */
const LOADED_INTO_SERVER = ["end-with-parent", "keep-connections"].flatMap((name) => [
  "--require",
  fileURLToPath(new URL(`./${name}.cjs`, import.meta.url)),
]);

/** A separate `wrangler dev`. Sessions with the same registry find each other's Workers. */
export function startSession(state, configFiles, port, more = []) {
  const configs = configFiles.flatMap((file) => ["-c", file]);
  const address = ["--ip", "localhost", "--port", String(port), "--inspector-port", "0"];
  const child = spawn(
    process.execPath,
    [
      ...["--no-warnings", "--experimental-vm-modules", ...LOADED_INTO_SERVER, CLI, "dev", "--local"],
      ...["--persist-to", state.dir, ...configs, ...address, "--show-interactive-dev-session=false", ...more],
    ],
    {
      cwd: ROOT,
      env: { ...process.env, ...envOf(state) },
      // In a process group of its own: Ctrl-C reaches only the start script, which then stops the group in order.
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  const exited = new Promise((resolve) => child.once("exit", resolve));
  return {
    child,
    exited,
    async stop() {
      signalGroup(child.pid, "SIGTERM");
      const killer = setTimeout(() => signalGroup(child.pid, "SIGKILL"), 5000);
      await exited;
      clearTimeout(killer);
      // Whatever in the group outlived its leader.
      signalGroup(child.pid, "SIGKILL");
    },
    /** Kills it immediately. */
    async kill() {
      signalGroup(child.pid, "SIGKILL");
      await exited;
    },
  };
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has already exited.
  }
}
