import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

type Launch = { port: number; stateDir: string; script?: string };

/**
 * Starts the product as a user does, from the repository root, only with quick passwords, because tests sign up
 * hundreds of accounts, and without a log line per request, which takes a tenth of the product's time. Resolves once
 * the product reports that it is running.
 */
export async function launchProduct({ port, stateDir, script = "scripts/start.mjs" }: Launch) {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      PORT: String(port),
      STATE_DIR: stateDir,
      PASSWORD_COST: "quick",
      WRANGLER_LOG: "warn",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await untilRunning(child);
  // Restarts and errors.
  child.stderr.pipe(process.stderr, { end: false });
  return {
    address: `http://localhost:${port}`,
    pid: child.pid,
    /** Stops the product like Ctrl-C. Throws unless it exits cleanly. */
    async stop() {
      child.kill("SIGTERM");
      const [code] = await once(child, "exit");
      if (code !== 0) throw new Error(`The product did not end cleanly: exit code ${code}`);
    },
    /** Does nothing if it was stopped. */
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

function untilRunning(child: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("is running at")) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`The product did not start:\n${output}`)));
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
    server.close();
    return true;
  } catch {
    return false;
  }
}
