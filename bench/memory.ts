import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineBench } from "./lib/bench";
import { printTable, type Table } from "./lib/table";
import type { MemoryCase } from "./memory/cases";
import { type Isolate, pictureIn } from "./memory/isolates";
import type { Memory, Task } from "./memory/work-watched";

// Called by name in a process of its own.
export { workWatched } from "./memory/work-watched";

/** The total memory limit of a Worker's isolate. */
const LIMIT_MB = 128;
/** Limits V8's own heap. Buffers and WebAssembly memory come on top. */
const V8_FLAGS = ["--max-old-space-size=64", "--max-semi-space-size=8", "--expose-gc"];
const MEGABYTE = 1 << 20;
const AT_ONCE = 4;
/** They run in turn and take seconds each. */
const SCANS_AT_ONCE = 2;

const WARM_UP = "Ann Example\nBackend Engineer, Northwind, Jan 2019 - Dec 2021\nTypeScript";

const USAGE = `npm run bench:memory [-- scan]
  scan  only files whose name contains this`;

/** Measures the memory that a file takes in each Worker that handles it, each in its own process. */
export const main = defineBench(
  USAGE,
  {},
  async ({ positionals: [word = ""] }) => {
    if (process.platform !== "linux") throw new Error("The peak of a process can be read on Linux only.");
    const { MEMORY_CASES } = await import("./memory/cases");
    const folder = mkdtempSync(join(tmpdir(), "tierwise-memory-"));
    const files: Table["rows"] = [];
    const scans: Table["rows"] = [];
    for (const one of MEMORY_CASES.filter(({ name }) => name.includes(word))) {
      const { scanRows, fileRow } = await measureCase(one, folder);
      scans.push(...scanRows);
      files.push(fileRow);
    }
    rmSync(folder, { recursive: true });
    const peakColumns = (times: number) => ["at rest", "one more", "peak, alone", `peak, ${times} at once`];
    printTable({
      title: `Memory of the resume reader's isolate (MB), of ${LIMIT_MB}`,
      columns: ["file", "file MB", ...peakColumns(AT_ONCE), "read as"],
      rows: files,
      notes: [
        "At rest: heap, buffers and WebAssembly after something small and a collection.",
        "One more: growth of the whole process while the file is worked on, garbage included.",
      ],
    });
    printTable({
      title: `Memory of the isolates that scans pass through (MB), of ${LIMIT_MB} each`,
      columns: ["file", "Worker", "engine", "page", "other", ...peakColumns(SCANS_AT_ONCE), "ms a page"],
      rows: scans,
      notes: [
        "Engine: memory of PDFium or tesseract in the end, which is kept. Page: its pixels. Other: heap, garbage, copies.",
        "The time is of the engine alone, without the way there.",
      ],
    });
  },
  1,
);

async function measureCase({ name, fileName, isScan, make }: MemoryCase, parent: string) {
  const { scanOfLines } = await import("./memory/cases");
  const folder = join(parent, fileName);
  mkdirSync(join(folder, "warm-up"), { recursive: true });
  const write = (path: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, path), content);
    return join(folder, path);
  };
  const file = write(fileName, await make());
  const text = write("warm-up.txt", WARM_UP);
  const scan = write("warm-up.pdf", await scanOfLines(["Backend Engineer"]));
  const work = (isolate: Isolate, times: number) =>
    inProcess({ isolate, file, folder, warmUp: isolate === "resumes" ? text : scan, times });
  const scanRows: Table["rows"] = [];
  for (const isolate of isScan ? (["drawer", "reader"] as const) : []) {
    const [alone, together] = [work(isolate, 1), work(isolate, SCANS_AT_ONCE)];
    const picture = statSync(pictureIn(folder)).size;
    scanRows.push([
      ...[name, `page ${isolate}`, ...parts(alone, picture), ...peaks(alone, together)],
      Math.round(alone.ms),
    ]);
  }
  const [alone, together] = [work("resumes", 1), work("resumes", AT_ONCE)];
  const megabytesOfFile = statSync(file).size / MEGABYTE;
  return { scanRows, fileRow: [name, megabytesOfFile, ...peaks(alone, together), alone.outcome] };
}

function peaks(alone: Memory, together: Memory): (string | number)[] {
  const peak = ({ atRest, growth }: Memory) => {
    const most = Math.round((atRest + growth) / MEGABYTE);
    return most > LIMIT_MB ? `${most} !` : most;
  };
  return [...megabytes(alone.atRest, alone.growth), peak(alone), peak(together)];
}

const parts = ({ atRest, growth, engine }: Memory, picture: number) =>
  megabytes(engine, picture, atRest + growth - engine - picture);

const megabytes = (...bytes: number[]) => bytes.map((size) => Math.round(size / MEGABYTE));

function inProcess(task: Task): Memory {
  const bundle = JSON.stringify(import.meta.url);
  const script = `import(${bundle}).then(({ workWatched }) => workWatched(${JSON.stringify(task)}))`;
  return JSON.parse(execFileSync(process.execPath, [...V8_FLAGS, "--eval", script], { encoding: "utf8" }));
}
