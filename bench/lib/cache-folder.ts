import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** A folder outside the repository, because what is kept there is of real people: their resumes and quotes. */
export function openCache(...path: string[]): string {
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), ...path);
  mkdirSync(folder, { recursive: true });
  return folder;
}
