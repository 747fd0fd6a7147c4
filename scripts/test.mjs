// npm test: everything CI runs, in order, up to the first part that fails.
// npm test -- unit e2e: only those parts.
import { CHECKS } from "./lib/checks.mjs";
import { checkNode, installPackages } from "./lib/install.mjs";
import { asCommand, Problem } from "./lib/process.mjs";

await asCommand(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in CHECKS));
  if (unknown.length > 0) {
    throw new Problem(`No such part: ${unknown.join(", ")}. There are: ${Object.keys(CHECKS).join(", ")}.`);
  }
  checkNode();
  await installPackages();

  const summary = [];
  let passed = 0;
  let failed = 0;
  for (const [name, check] of Object.entries(CHECKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n== ${name}`);
    const startedAt = Date.now();
    const result = await check().catch((error) => {
      console.error(error instanceof Problem ? error.message : error);
      return { ok: false };
    });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    summary.push(`${result.ok ? "ok    " : "FAILED"}  ${name.padEnd(8)}${seconds.padStart(7)} s`);
    passed += result.passed ?? 0;
    // A part that fails without a failed test (types, lint, a file that does not load) counts as one.
    failed += result.failed || (result.ok ? 0 : 1);
    if (!result.ok) break;
  }
  console.log(`\n${summary.join("\n")}\n\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
