import { existsSync, readFileSync } from "node:fs";
import { ROOT, run, UserError } from "./process.mjs";

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return;
  throw new UserError(`Tierwise needs Node 20.20 or newer; this is Node ${process.versions.node}.`);
}

/** Runs `npm ci` unless node_modules matches package-lock.json. */
export async function installPackages() {
  if (isInstalled()) return;
  console.log("Installing packages (about half a minute) ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  await run("npm ci", npm, ["ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"], {
    shell: process.platform === "win32",
  });
}

function isInstalled() {
  const record = `${ROOT}/node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const wanted = packagesOf(`${ROOT}/package-lock.json`);
  const installed = packagesOf(record);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    // Packages for other platforms are only in the lockfile.
    if (!installed[path]) return entry.optional === true;
    return installed[path].version === entry.version;
  });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
