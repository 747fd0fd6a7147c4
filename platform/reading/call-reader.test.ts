import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnalyzerError } from "#core/analysis/analyzer";
import { DocumentError } from "#core/documents/document";
import { callReader } from "./call-reader";
import type { Outcome } from "./outcome";
import type { Hooks } from "./resume-reader";
import { TOOK_TOO_LONG } from "./time-limit";

const LIMITS = { limitMs: 20_000, waitMs: 45_000 };
const warn = vi.spyOn(console, "warn");

beforeEach(() => {
  vi.useFakeTimers();
  warn.mockReset().mockImplementation(() => {});
});
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const LOST = new Error("Network connection lost.");

type Call = (hooks: Hooks) => Promise<Outcome<string>>;
const file = async () => "file";

/** Returns the result or error of a call, and how many ms it took. */
async function ask(
  call: Call,
  { runModel, open = file }: { runModel?: Hooks["runModel"]; open?: typeof file } = {},
) {
  const startedAt = Date.now();
  const reader = { open, ask: (_: string, hooks: Hooks) => call(hooks) };
  const ended = callReader(reader, LIMITS, runModel).then(
    (result) => ({ result, ms: Date.now() - startedAt }),
    (error: unknown) => ({ error, ms: Date.now() - startedAt }),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  return ended;
}

test("what was read comes back, and what the reader found wrong as what it was", async () => {
  expect(await ask(async () => ({ result: "text" }))).toMatchObject({ result: "text" });
  const damaged = await ask(async () => ({ documentFault: "corrupted", words: "Damaged." }));
  expect(damaged).toMatchObject({ error: expect.any(DocumentError) });
  expect(damaged).toMatchObject({ error: { code: "corrupted", message: "Damaged." } });
  const busy = await ask(async () => ({ analyzerFault: "busy", detail: "429" }));
  expect(busy).toMatchObject({ error: expect.any(AnalyzerError) });
});

test("a file that takes too long ends in words at the limit, and the log says so", async () => {
  const asked = await ask(async ({ begun }) => {
    await begun();
    await wait(1_000_000);
    return { result: "late" };
  });
  expect(asked).toMatchObject({
    error: { code: "too_slow", message: expect.stringContaining("took too long") },
    ms: 20_000,
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith({ message: TOOK_TOO_LONG, seconds: 20 });
});

test("a reader that the runtime ends after half the time took too long, one that ends sooner may pass", async () => {
  const breakOffAfter =
    (ms: number): Call =>
    async ({ begun }) => {
      await begun();
      await wait(ms);
      throw LOST;
    };
  expect(await ask(breakOffAfter(15_000))).toMatchObject({ error: { code: "too_slow" }, ms: 15_000 });
  expect(await ask(breakOffAfter(2_000))).toEqual({ error: LOST, ms: 2_000 });
  expect(warn).toHaveBeenCalledTimes(1);
});

test("a call that breaks off before its turn is made again: the fault was another's", async () => {
  let calls = 0;
  const asked = await ask(async ({ begun }) => {
    calls += 1;
    await wait(10_000);
    if (calls < 3) throw LOST;
    await begun();
    return { result: "text" };
  });
  expect(asked).toEqual({ result: "text", ms: 30_500 });
});

test("a call that never has its turn may pass, and is nobody's fault", async () => {
  const asked = await ask(() => new Promise(() => {}));
  expect(asked).toMatchObject({ error: { message: expect.stringContaining("did not begin") }, ms: 45_000 });
  expect(asked).not.toMatchObject({ error: expect.any(DocumentError) });
  const down = await ask(() => Promise.reject(LOST));
  expect(down).toMatchObject({ error: LOST });
  // Other files share the console, and what they left behind may warn.
  expect(warn).not.toHaveBeenCalledWith(expect.objectContaining({ message: TOOK_TOO_LONG }));
});

test("a file that cannot be opened is no matter of the reader's", async () => {
  const open = () => Promise.reject(new Error("storage is down"));
  const asked = await ask(async () => ({ result: "text" }), { open });
  expect(asked).toMatchObject({ error: { message: "storage is down" }, ms: 0 });
});

test("the time of a model is not the file's", async () => {
  const asked = await ask(
    async ({ begun, runModel }) => {
      await begun();
      await wait(15_000);
      const answer = await runModel?.("@cf/some/model", {});
      await begun();
      await wait(4_000);
      return { result: String(answer) };
    },
    {
      runModel: async () => {
        await wait(40_000);
        return "strong";
      },
    },
  );
  expect(asked).toEqual({ result: "strong", ms: 59_000 });
});
