import { execFile } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { UserError } from "./process.mjs";
import { startSession } from "./session.mjs";

const ANY_PORT = 0;

const run = promisify(execFile);

/** The queue consumer's log message for a call that exceeded its time limit (platform/reading/time-limit.ts). */
const RUNAWAY = "reading took too long";

/**
 * Serves all Workers. Their output goes to the log file, errors to the terminal too. A local runtime runs one thing at
 * a time, so reading resumes and scans has a runtime of its own; otherwise the product would not answer meanwhile.
 */
export function serve(state, port, { watching = false } = {}) {
  const [webWorker, queueConsumer, ...ofReading] = state.configFiles;
  const log = createWriteStream(state.logFile);
  const engines = keepRunning("The resume reader", log, () => startSession(state, ofReading, ANY_PORT));
  // /cdn-cgi/handler/scheduled is caught by the assets in front of the Worker; --test-scheduled is not. A bundle does
  // the same by itself (local-worker.mjs).
  const product = keepRunning("The web server", log, () => {
    const session = startSession(state, [webWorker, queueConsumer], port, ["--test-scheduled"]);
    restartOnRunaway(session.child, engines);
    return session;
  });
  const checks = [restartWhenUnhealthy(engines), ...(watching ? [] : [restartWhenSilent(product, port)])];
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
        if (await answers(port, 5000)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new UserError(`The server did not start. The end of ${state.logFile}:\n\n${tail(state.logFile)}`);
    },
    /** Cron triggers don't fire locally. */
    async runCron() {
      const response = await fetch(`http://localhost:${port}/__scheduled`).catch((error) => error);
      if (!response.ok) console.error(`The cron sweep failed; see ${state.logFile}`);
    },
    async stop() {
      for (const check of checks) clearInterval(check);
      await Promise.all([product.stop(), engines.stop()]);
    },
  };
}

/** A session that exits sooner than this failed to start. */
const STARTUP_MS = 20_000;
const MAX_FAILED_STARTS = 3;

/**
 * A session that can be restarted, and that is started again if it exits; `exited` resolves if it cannot start. Its
 * output and why it was started again are logged.
 */
function keepRunning(name, log, start) {
  let session;
  let startedAt = 0;
  let failedStarts = 0;
  let isReplacing = false;
  let isStopped = false;
  let resolveExited;
  const exited = new Promise((resolve) => {
    resolveExited = resolve;
  });
  const isStarting = () => Date.now() - startedAt < STARTUP_MS;
  const begin = () => {
    startedAt = Date.now();
    session = start();
    report(session.child, log);
    session.exited.then(() => {
      if (isReplacing || isStopped) return;
      failedStarts = isStarting() ? failedStarts + 1 : 0;
      if (failedStarts === MAX_FAILED_STARTS) return resolveExited();
      logRestart("died");
      begin();
    });
  };
  const logRestart = (why) => {
    const line = `${name} ${why} and is started again.`;
    log.write(`${line}\n`);
    console.error(line);
  };
  begin();
  return {
    exited,
    isStarting,
    pid: () => session.child.pid,
    async restart(why) {
      if (isReplacing || isStopped) return;
      isReplacing = true;
      logRestart(why);
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

/** A local runtime never returns memory that its engines once took, and has no limit of its own. */
const MAX_MEGABYTES = 1200;
const CHECK_INTERVAL_MS = 10_000;

/**
 * Restarts the session when its processes together hold too much memory, or when a runtime of it died, which wrangler
 * does not notice. What it was reading is read again.
 */
function restartWhenUnhealthy(engines) {
  let expected = 0;
  return setInterval(async () => {
    const { megabytes, runtimes } = await inspectGroup(engines.pid());
    expected = Math.max(expected, runtimes);
    const hasLostOne = runtimes < expected && !engines.isStarting();
    if (!hasLostOne && megabytes <= MAX_MEGABYTES) return;
    await engines.restart(hasLostOne ? "lost a runtime" : `holds ${megabytes} MB`);
  }, CHECK_INTERVAL_MS).unref();
}

/** On a busy machine it answers within 2 seconds. */
const MAX_SILENCE_MS = 15_000;

/**
 * Restarts the session when it stops answering: a local runtime can hang for good, with all connections open. Work in
 * the queue is taken up again by the sweep.
 */
function restartWhenSilent(product, port) {
  let isChecking = false;
  return setInterval(async () => {
    if (isChecking || product.isStarting()) return;
    isChecking = true;
    if (!(await answers(port, MAX_SILENCE_MS))) await product.restart("did not answer");
    isChecking = false;
  }, CHECK_INTERVAL_MS).unref();
}

/** The memory of a process group and how many runtimes are in it; both are 0 on systems without `ps`. */
async function inspectGroup(group) {
  const { stdout } = await run("ps", ["-A", "-o", "pgid=,rss=,comm="]).catch(() => ({ stdout: "" }));
  const processes = stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid]) => Number(pgid) === group);
  const kilobytes = processes.reduce((sum, [, rss]) => sum + Number(rss), 0);
  const runtimes = processes.filter(([, , command]) => command?.endsWith("workerd")).length;
  return { megabytes: Math.round(kilobytes / 1024), runtimes };
}

/**
 * In a deployment, the CPU limits in the Workers' configs end a runaway call. A local runtime has no such limits, so
 * the whole session is restarted; waiting calls are served by the new one.
 */
function restartOnRunaway({ stdout, stderr }, engines) {
  const restartOnMatch = (line) => {
    if (line.includes(RUNAWAY)) engines.restart("took too long");
  };
  for (const input of [stdout, stderr]) createInterface({ input }).on("line", restartOnMatch);
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

async function answers(port, timeout) {
  try {
    await fetch(`http://localhost:${port}/api/health`, { signal: AbortSignal.timeout(timeout) });
    return true;
  } catch {
    return false;
  }
}

const tail = (file) => readFileSync(file, "utf8").trim().split("\n").slice(-20).join("\n");
