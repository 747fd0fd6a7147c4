// npm test: everything CI runs, stage by stage, up to the first that fails.
// npm test -- unit e2e: only those parts.
// npm test -- --changed: only tests affected by changes since the last commit; --changed=main: since main. It follows
// imports, so it misses what a test does not import (a page that a browser test opens, a file it reads).
import { STAGES } from "./lib/checks.mjs";
import { checkNode, installPackages } from "./lib/install.mjs";
import { capture, runInTerminal, runMain, tool, UserError } from "./lib/process.mjs";

await runMain(async () => {
  const args = process.argv.slice(2);
  const changed = args.filter((arg) => arg.startsWith("--changed"));
  const wanted = args.filter((arg) => !changed.includes(arg));
  const names = STAGES.flatMap((stage) => Object.keys(stage));
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new UserError(`No such part: ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  }
  checkNode();
  await installPackages();

  const startedAt = Date.now();
  const summary = [];
  let passed = 0;
  let failed = 0;
  for (const stage of STAGES) {
    const parts = Object.entries(stage).filter(([name]) => wanted.length === 0 || wanted.includes(name));
    const runStep = parts.length > 1 ? runQuietly : runShowing;
    await Promise.all(
      parts.map(async ([name, check]) => {
        if (parts.length === 1) console.log(`\n== ${name}`);
        const result = await measure(() => check({ runStep, changed }));
        const seconds = result.seconds.toFixed(1);
        if (parts.length > 1) console.log(`\n== ${name} (${seconds} s)`);
        if (result.output) console.log(result.output.trimEnd());
        summary.push(`${result.ok ? "ok    " : "FAILED"}  ${name.padEnd(8)}${seconds.padStart(7)} s`);
        passed += result.passed ?? 0;
        // A part that fails without a failed test (types, lint, a file that does not load) counts as one.
        failed += result.failed || (result.ok ? 0 : 1);
      }),
    );
    if (failed > 0) break;
  }
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  console.log(`\n${summary.join("\n")}\n\n${passed} passed, ${failed} failed in ${minutes} minutes`);
  return failed === 0 ? 0 : 1;
});

async function measure(check) {
  const startedAt = Date.now();
  const result = await check().catch((error) => ({
    ok: false,
    output: error instanceof UserError ? error.message : String(error?.stack ?? error),
  }));
  return { ...result, seconds: (Date.now() - startedAt) / 1000 };
}

/** Runs a tool with its output on the terminal. */
async function runShowing(path, args, env) {
  return { ok: (await runInTerminal(process.execPath, [tool(path), ...args], { env })) === 0 };
}

/** Returns the output with the result, because parts running in parallel would interleave theirs. */
async function runQuietly(path, args, env) {
  const { code, output } = await capture(process.execPath, [tool(path), ...args], { env });
  return { ok: code === 0, output };
}
