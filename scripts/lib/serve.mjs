import { createWriteStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Problem } from "./process.mjs";
import { startSession } from "./session.mjs";

const ANY_PORT = 0;

/** The queue consumer's log message for a call that exceeded its time limit (platform/reading/within-time.ts). */
const RUNAWAY = "reading took too long";

/**
 * Serves all Workers. Their output goes to the log file, errors to the terminal too. A local runtime runs one thing at
 * a
 * time, so reading resumes and scans has a runtime of its own; otherwise the product would not answer meanwhile.
 */
export function serve(state, port) {
  const [frontDoor, backRoom, ...ofReading] = state.configFiles;
  const log = createWriteStream(state.logFile);
  // /cdn-cgi/handler/scheduled is caught by the assets in front of the Worker; --test-scheduled is not.
  const product = startSession(state, [frontDoor, backRoom], port, ["--test-scheduled"]);
  const engines = keepRunning(() => {
    const session = startSession(state, ofReading, ANY_PORT);
    report(session.child, log);
    return session;
  });
  report(product.child, log);
  restartOnRunaway(product.child, engines, log);
  const exited = Promise.race([product.exited, engines.exited]);
  return {
    exited,
    /** Throws if the server exits first. */
    async untilAnswering() {
      let running = true;
      exited.then(() => {
        running = false;
      });
      while (running) {
        if (await answers(port)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Problem(`The server did not start. The end of ${state.logFile}:\n\n${tail(state.logFile)}`);
    },
    /** Cron triggers don't fire locally. */
    async runCron() {
      const response = await fetch(`http://localhost:${port}/__scheduled`).catch((error) => error);
      if (!response.ok) console.error(`The cron sweep failed; see ${state.logFile}`);
    },
    async stop() {
      await Promise.all([product.stop(), engines.stop()]);
    },
  };
}

/** A session that can be restarted; `exited` resolves if it ends by itself. */
function keepRunning(start) {
  let session;
  let isReplacing = false;
  let isStopped = false;
  let tellExited;
  const exited = new Promise((resolve) => {
    tellExited = resolve;
  });
  const begin = () => {
    session = start();
    session.exited.then(() => isReplacing || tellExited());
  };
  begin();
  return {
    exited,
    async restart() {
      if (isReplacing) return;
      isReplacing = true;
      await session.kill();
      if (!isStopped) begin();
      isReplacing = false;
    },
    async stop() {
      isStopped = true;
      await session.stop();
    },
  };
}

/**
 * In a deployment, the CPU limits in the Workers' configs end a runaway call. A local runtime has no such limits, so
 * the
 * whole session is restarted; waiting calls are served by the new one.
 */
function restartOnRunaway({ stdout, stderr }, engines, log) {
  const heed = (line) => {
    if (!line.includes(RUNAWAY)) return;
    log.write("What reads resumes is started again.\n");
    engines.restart();
  };
  for (const input of [stdout, stderr]) createInterface({ input }).on("line", heed);
}

function report({ stdout, stderr }, log) {
  stdout.pipe(log, { end: false });
  stderr.pipe(log, { end: false });
  stderr.on("data", (chunk) => {
    const errors = String(chunk)
      .split("\n")
      .filter((line) => line.includes("[ERROR]"));
    if (errors.length > 0) console.error(errors.join("\n"));
  });
}

async function answers(port) {
  try {
    await fetch(`http://localhost:${port}/api/auth/me`, { signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

const tail = (file) => readFileSync(file, "utf8").trim().split("\n").slice(-20).join("\n");
