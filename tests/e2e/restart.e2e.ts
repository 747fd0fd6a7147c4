import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openLocalBindings } from "../../scripts/lib/bindings.mjs";
import { fixtureJob } from "../fixtures/make-files";
import { zoeText } from "../fixtures/resumes";
import { logIn } from "./log-in";
import { freePort, isFree, launchProduct } from "./product";

// More than can be read while they are being sent.
const FILES = 60;
const LAST = `zoe-${FILES - 1}.txt`;
/** Long, because the product is started three times. */
const LONG = { timeout: 400_000 };
const stateDir = mkdtempSync(join(tmpdir(), "tierwise-restart-"));
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

test(
  "killed in the middle and started again, every resume is finished once; a backup of it lives elsewhere",
  LONG,
  async () => {
    const port = await freePort();
    const launch = async (stateDir: string) => {
      const product = await launchProduct({ port, stateDir });
      // Left running by a failed try, it would slow all other tests down.
      onTestFinished(product.kill);
      return product;
    };
    const first = await launch(stateDir);
    const call = await logIn(first.address);
    const { id } = await call<{ id: string }>("/api/tournaments", {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(fixtureJob),
    });
    const form = new FormData();
    for (let n = 0; n < FILES; n++)
      form.append("files", new File([`${zoeText}\nReference ${n}`], `zoe-${n}.txt`));
    await call(`/api/tournaments/${id}/resumes`, { body: form });
    const counts = () => call<{ doneCount: number }>(`/api/tournaments/${id}`);
    expect((await counts()).doneCount, "all was read before the kill").toBeLessThan(FILES);
    await first.kill();

    // The server exits together with its start script, so that the port is free again.
    await expect.poll(() => isFree(port), { timeout: 15_000 }).toBe(true);
    const second = await launch(stateDir);
    const again = await logIn(second.address);
    await expect
      .poll(() => again(`/api/tournaments/${id}`), { timeout: 60_000, interval: 500 })
      .toMatchObject({ status: "completed", resumeCount: FILES, doneCount: FILES, errorCount: 0 });
    const finished = await again(`/api/tournaments/${id}`);
    const resumes = await again<{ id: string; fileName: string }[]>(`/api/tournaments/${id}/resumes`);
    const resumeId = resumes.find(({ fileName }) => fileName === LAST)?.id;
    await second.stop();

    const backup = join(stateDir, "backup");
    const elsewhere = join(stateDir, "elsewhere");
    await inDatabase(stateDir, (db) => db.batch(A_WEBHOOK.map((sql) => db.prepare(sql))));
    await runBackup("backup", backup, stateDir);
    const files = readdirSync(backup, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(FILES);
    expect(files.filter((file) => (statSync(file).mode & 0o777) !== 0o600)).toEqual([]);
    expect(files.filter((file) => readFileSync(file, "utf8").includes(SECRET))).toEqual([]);

    const passphrase = readFileSync(join(stateDir, "secret-key"), "utf8");
    await runBackup("restore", backup, elsewhere, passphrase);
    const restored = await inDatabase(elsewhere, (db) =>
      db.prepare("SELECT secret FROM webhook_endpoints").all(),
    );
    expect(restored.results).toEqual([{ secret: `whsec_${SECRET}` }]);
    const third = await launch(elsewhere);
    const ask = await logIn(third.address);
    expect(await ask(`/api/tournaments/${id}`)).toEqual(finished);
    const { rows } = await ask<{ rows: { fileName: string }[] }>(`/api/resumes/search?q=${FILES - 1}`);
    expect(rows).toMatchObject([{ fileName: LAST }]);
    const { text } = await ask<{ text: string }>(`/api/resumes/${resumeId}/text`);
    expect(text).toContain(`Reference ${FILES - 1}`);
    await third.stop();
  },
);

const SECRET = "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const A_WEBHOOK = [
  "INSERT INTO users (id, email, password_hash, created_at) VALUES ('p', 'partner:p', 'none', 1)",
  `INSERT INTO partners (id, username, name, password_hash, created_at, tokens_valid_from)
   VALUES ('p', 'p', 'Board', 'none', 1, 1)`,
  `INSERT INTO webhook_endpoints (id, partner_id, url, secret, created_at)
   VALUES ('w', 'p', 'https://example.com', 'whsec_${SECRET}', 1)`,
];

/** Runs `work` on the database of an instance that is not running. */
async function inDatabase<Result>(state: string, work: (db: D1Database) => Promise<Result>): Promise<Result> {
  const configFiles = [join(state, "config/worker-1.toml")];
  const { db, close } = await openLocalBindings({ dir: state, configFiles });
  try {
    return await work(db as D1Database);
  } finally {
    await close();
  }
}

/** Runs the scripts behind `npm run backup` and `npm run restore`. */
async function runBackup(work: "backup" | "restore", folder: string, state: string, passphrase?: string) {
  const script = join(import.meta.dirname, "../../scripts/backup.mjs");
  const child = spawn(process.execPath, [script, work, folder], {
    env: { ...process.env, STATE_DIR: state, BACKUP_PASSPHRASE: passphrase },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "exit");
  expect(code, output).toBe(0);
}
