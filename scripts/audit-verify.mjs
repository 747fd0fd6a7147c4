// npm run audit:verify [-- --remote] [-- --head <hash>]: recomputes the chain of the audit log, locally or in
// production, and reports the first entry that does not match its hash. Exits with 1 if there is one.
// --head: a hash recorded earlier (the sweep logs it) must still be in the chain, which proves that the log was not
// cut short.
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { openLocalBindings, openRemoteBindings } from "./lib/bindings.mjs";
import { importBundled } from "./lib/bundle.mjs";
import { runMain, UserError } from "./lib/process.mjs";
import { stateOf } from "./lib/state.mjs";

const CHUNK = 5000;

await runMain(async () => {
  const { values } = parseArgs({ options: { remote: { type: "boolean" }, head: { type: "string" } } });
  const { db, close } = await (values.remote ? openRemoteBindings() : openLocalBindings(stateOf()));
  try {
    await verify(db, values.head);
  } finally {
    await close();
  }
});

async function verify(db, noted) {
  // The product's own hashing of entries.
  const { createChainCheck } = await importBundled("core/audit/chain.ts", "audit");
  let isNotedFound = noted === undefined;
  const archived = await db
    .prepare("SELECT last_key AS key, last_hash AS hash FROM audit_segments ORDER BY last_key DESC LIMIT 1")
    .first();
  const check = createChainCheck((text) => createHash("sha256").update(text).digest("hex"), archived);
  for await (const entry of readEntries(db)) {
    if (!check.add(entry)) break;
    isNotedFound ||= entry.hash === noted;
  }
  const { broken, entries, unsealed, head } = check.report;
  if (broken) throw new UserError(`The chain breaks at entry ${broken.key}: ${broken.problem}.`);
  if (!isNotedFound) throw new UserError(`No entry is sealed with ${noted}: the end of the log was cut off.`);
  console.log(`The chain holds: ${entries} entries, ${unsealed} of them not sealed yet.`);
  if (archived) console.log(`Up to ${archived.key} it is archived; /admin/audit checks the files too.`);
  if (head) console.log(`Head: ${head.key} ${head.hash}`);
}

async function* readEntries(db) {
  const select = db.prepare(
    `SELECT key, created_at, actor, action, tournament_id, resume_id, details, reason, hash
     FROM audit_entries WHERE key > ? ORDER BY key LIMIT ${CHUNK}`,
  );
  for (let after = 0; ; ) {
    const { results } = await select.bind(after).all();
    for (const row of results) yield toEntry(row);
    if (results.length < CHUNK) return;
    after = results.at(-1).key;
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
