// npm sometimes leaves other platforms' optional packages out of package-lock.json (npm/cli#4828), and `npm ci` then
// refuses to run. Their versions are pinned by the packages that need them, so they can be added without a download.
// Usage: node scripts/complete-lockfile.mjs (after `npm install`, when tests/lockfile.test.ts fails).
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const OS = "aix android darwin freebsd linux netbsd openbsd openharmony sunos win32".split(" ");
const CPU = "arm arm64 ia32 loong64 ppc64 riscv64 s390x wasm32 x64".split(" ");

/** Optional dependencies missing from the lockfile: [{ wantedBy, name, version }]. */
export function missingPackages(lock) {
  return Object.entries(lock.packages).flatMap(([wantedBy, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !resolves(lock.packages, wantedBy, name))
      .map(([name, version]) => ({ wantedBy, name, version })),
  );
}

function resolves(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

function entryFor({ wantedBy, name, version }, packages) {
  if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
    throw new Error(`${wantedBy} wants ${name}@${version}: not exact`);
  const words = name.split("/").at(-1).split("-");
  const cpu = words.includes("arm") ? "arm" : CPU.find((cpu) => words.includes(cpu));
  const os = OS.find((os) => words.includes(os));
  const libc = words.some((word) => word.startsWith("musl"))
    ? "musl"
    : words.includes("gnu")
      ? "glibc"
      : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(packages[wantedBy].dev && { dev: true }),
    ...(os === "linux" && libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL("../package-lock.json", import.meta.url);
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const missing = missingPackages(lock);
  for (const wanted of missing)
    lock.packages[`node_modules/${wanted.name}`] = entryFor(wanted, lock.packages);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} packages of other platforms written down.`);
}
