import { AnalyserError } from "#core/analysis/analyser";

/** What is used of the `AI` binding. */
export type AiBinding = {
  run(model: string, input: Record<string, unknown>, options: { signal: AbortSignal }): Promise<unknown>;
};

/** One call of a model. Its output as it came; every fault is an AnalyserError. */
export async function runModel(
  ai: AiBinding,
  { model, timeoutMs }: { model: string; timeoutMs: number },
  input: Record<string, unknown>,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  // The binding need not heed the signal.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([ai.run(model, input, { signal }), late]);
  } catch (fault) {
    const error = toAnalyserError(fault, signal.aborted);
    console.warn({ message: "model call failed", model, error: error.message });
    throw error;
  }
}

/** Requests a minute, neurons a day (3036), capacity (3040). */
const BUSY = /\b(?:429|3036|3040)\b|capacity temporarily exceeded|rate.?limit|too many requests|neurons/i;
const NOT_JSON = /JSON Mode couldn't be met/i;

function toAnalyserError(fault: unknown, isLate: boolean): AnalyserError {
  const detail = (fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)).slice(0, 300);
  if (isLate || /timeout|timed out/i.test(detail)) return new AnalyserError("timeout", detail);
  if (BUSY.test(detail)) return new AnalyserError("busy", detail);
  return new AnalyserError(NOT_JSON.test(detail) ? "unusable" : "unreachable", detail);
}
