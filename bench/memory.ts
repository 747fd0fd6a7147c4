import "../tests/fixtures/array-buffer-transfer";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatTable } from "./lib/table";
import { MEMORY_CASES, scanOfLines } from "./memory/cases";
import { type Memory, readWatched } from "./memory/read-watched";

/** Of a Worker's isolate, for everything. */
const LIMIT_MB = 128;
/** As much as V8 may take of it here; buffers and the memory of WebAssembly come on top. */
const V8_FLAGS = ["--max-old-space-size=64", "--max-semi-space-size=8", "--expose-gc"];
const AT_ONCE = 4;

/** `npm run bench:memory`: what reading one file takes, measured from outside in a process of its own. */
export async function main([role, ...args]: string[]): Promise<void> {
  if (role === "read") return readWatched(args);
  if (process.platform !== "linux") throw new Error("The peak of a process can be read on Linux only.");
  const folder = mkdtempSync(join(tmpdir(), "tierwise-memory-"));
  const warmUp = join(folder, "warm-up.pdf");
  writeFileSync(warmUp, await scanOfLines(["Backend Engineer"]));
  const rows: string[][] = [];
  for (const { name, fileName, isScan, make } of MEMORY_CASES) {
    const bytes = await make();
    const file = join(folder, fileName);
    writeFileSync(file, bytes);
    const [alone, together] = [1, AT_ONCE].map((times) => inProcess(file, times, isScan ? warmUp : ""));
    if (!alone || !together) continue;
    const rest = megabytes(alone.atRest);
    const share = (peak: number) => `${(rest + peak).toFixed(0)}${rest + peak > LIMIT_MB ? " !" : ""}`;
    rows.push([
      ...[name, megabytes(bytes.length).toFixed(1), rest.toFixed(0), megabytes(alone.growth).toFixed(0)],
      ...[share(megabytes(alone.growth)), share(megabytes(together.growth)), alone.outcome],
    ]);
  }
  rmSync(folder, { recursive: true });
  console.log(
    formatTable({
      title: `Memory of the consumer's isolate (MB), of ${LIMIT_MB}`,
      columns: [
        "file",
        "file MB",
        "at rest",
        "one more",
        "peak, alone",
        `peak, ${AT_ONCE} at once`,
        "read as",
      ],
      rows,
      notes: [
        "At rest: heap and buffers after a collection; for scans the OCR engine has been started.",
        "One more: growth of the whole process while the file is read and judged, garbage included.",
      ],
    }),
  );
}

const megabytes = (bytes: number) => bytes / (1 << 20);

function inProcess(file: string, times: number, warmUp: string): Memory {
  const args = JSON.stringify(["read", file, String(times), warmUp]);
  const script = `import(${JSON.stringify(import.meta.url)}).then(({ main }) => main(${args}))`;
  return JSON.parse(execFileSync(process.execPath, [...V8_FLAGS, "--eval", script], { encoding: "utf8" }));
}
