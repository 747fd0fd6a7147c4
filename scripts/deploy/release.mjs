import { UserError } from "../lib/process.mjs";

/** The deployment order: engines first, the queue consumer last because it calls all others. */
const inOrder = ([webWorker, consumer, ...engines]) => [...engines, webWorker, consumer];

/**
 * The first deployment, or one that adds a Durable Object class: every Worker goes live as it is deployed. If one
 * cannot be deployed or `check()` throws, the previous versions are restored.
 */
export async function deployAtOnce(account, workers, { secrets, check, log }) {
  const before = await liveVersions(account, workers);
  try {
    for (const worker of inOrder(workers)) {
      await account.deploy(worker.file, worker.isPublic ? secrets : []);
      log(`${worker.name} deployed.`);
    }
    await check();
  } catch (error) {
    const hasFormer = Object.values(before).every(Boolean);
    if (hasFormer) await makeLive(account, workers, before);
    throw new UserError(
      `${error.message}\n\n${hasFormer ? "The versions before are live again." : "What was deployed stays: run `npm run doctor`."}`,
    );
  }
}

/**
 * Uploads a version of every Worker, lets `checkBefore(versions)` test them before they take traffic, makes them live,
 * and rolls back if `check()` throws. `versions` is { Worker: version id }.
 */
export async function deployGradually(account, workers, { message, checkBefore, check, log }) {
  const before = await liveVersions(account, workers);
  const versions = {};
  for (const { name, file } of inOrder(workers)) versions[name] = await account.upload(file, message);
  log("New versions uploaded; they serve nobody yet.");
  const [webWorker] = workers;
  await account.setTraffic(webWorker.file, [
    [before[webWorker.name], 100],
    [versions[webWorker.name], 0],
  ]);
  try {
    await checkBefore(versions);
  } catch (error) {
    await account.setTraffic(webWorker.file, [[before[webWorker.name], 100]]);
    throw new UserError(
      `${error.message}\n\nThe new version was never live; nothing has changed for anybody.`,
    );
  }
  try {
    await makeLive(account, workers, versions);
    for (const { file } of workers) await account.applyTriggers(file);
    log("The new versions are live.");
    await check();
  } catch (error) {
    await makeLive(account, workers, before);
    throw new UserError(`${error.message}\n\nThe versions before are live again.`);
  }
}

/** Restores every Worker's previous version. */
export async function rollBack(account, workers, log) {
  const targets = {};
  for (const { name, file } of workers) {
    const [, former] = await account.pastVersions(file);
    if (!former) throw new UserError(`${name} has no version before the one that is live.`);
    targets[name] = former;
  }
  await makeLive(account, workers, targets);
  for (const [name, version] of Object.entries(targets)) log(`${name} is back at version ${version}.`);
}

async function makeLive(account, workers, versions) {
  for (const { name, file } of inOrder(workers)) await account.setTraffic(file, [[versions[name], 100]]);
}

/** { Worker: version id, or undefined if it was never deployed }. */
export async function liveVersions(account, workers) {
  const versions = {};
  for (const { name, file } of workers) versions[name] = await account.liveVersion(file);
  return versions;
}
