// npm run audit:verify [-- --remote] [-- --head <hash>]: recomputes the chain of the audit log, locally or in
// production, and reports the first entry that does not match its hash. Exits with 1 if there is one.
// --head: a hash recorded earlier (the sweep logs it) must still be in the chain, which proves that the log was not
// cut short.
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { build } from "vite";
import { openDeployment } from "./deploy/open-deployment.mjs";
import { ROOT, runMain, UserError } from "./lib/process.mjs";
import { stateOf } from "./lib/state.mjs";
import { d1Rows } from "./lib/wrangler.mjs";

const CHUNK = 5000;

await runMain(async () => {
  const isRemote = process.argv.includes("--remote");
  const noted = argumentOf("--head");
  const { createChainCheck } = await loadChain();
  let isNotedFound = noted === undefined;
  const where = isRemote ? { config: (await openDeployment()).webWorker.file } : { state: stateOf() };
  const [archived] = await d1Rows(
    where,
    "select last_key as key, last_hash as hash from audit_segments order by last_key desc limit 1",
  );
  const check = createChainCheck((text) => createHash("sha256").update(text).digest("hex"), archived);
  for await (const entry of readEntries(where)) {
    if (!check.add(entry)) break;
    isNotedFound ||= entry.hash === noted;
  }
  const { broken, entries, unsealed, head } = check.report;
  if (broken) throw new UserError(`The chain breaks at entry ${broken.key}: ${broken.problem}.`);
  if (!isNotedFound) throw new UserError(`No entry is sealed with ${noted}: the end of the log was cut off.`);
  console.log(`The chain holds: ${entries} entries, ${unsealed} of them not sealed yet.`);
  if (archived) console.log(`Up to ${archived.key} it is archived; /admin/audit checks the files too.`);
  if (head) console.log(`Head: ${head.key} ${head.hash}`);
});

/** The product's own hashing of entries, bundled for Node. */
async function loadChain() {
  const outDir = `${ROOT}/.cache/audit`;
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: { ssr: "core/audit/chain.ts", outDir, target: "node20", emptyOutDir: true },
  });
  try {
    return await import(`${outDir}/chain.js`);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

async function* readEntries(where) {
  for (let after = 0; ; ) {
    const rows = await d1Rows(
      where,
      `select key, created_at, actor, action, tournament_id, resume_id, details, reason, hash
       from audit_entries where key > ${after} order by key limit ${CHUNK}`,
    );
    for (const row of rows) yield toEntry(row);
    if (rows.length < CHUNK) return;
    after = rows.at(-1).key;
  }
}

function toEntry({ key, actor, action, hash, ...row }) {
  return {
    key,
    createdAt: new Date(row.created_at),
    actor,
    action,
    tournamentId: row.tournament_id,
    resumeId: row.resume_id,
    details: JSON.parse(row.details),
    reason: row.reason && JSON.parse(row.reason),
    hash,
  };
}

function argumentOf(name) {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}
