import { OverrunError } from "#core/documents/overrun-error";

/**
 * The message in the log. The local server looks for it too (scripts/lib/serve.mjs), because the Worker that was
 * called keeps running.
 */
export const TOOK_TOO_LONG = "reading took too long";

export function logOverrun(ms: number): void {
  console.warn({ message: TOOK_TOO_LONG, seconds: Math.round(ms / 1000) });
}

/** Throws an OverrunError if the work takes longer. The work itself is not canceled. */
export async function withTimeLimit<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      logOverrun(limitMs);
      reject(new OverrunError());
    }, limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
