import { OverrunError } from "#core/documents/overrun-error";

/** The log's words, which the local server heeds too (scripts/lib/engines.mjs): whoever was asked goes on working. */
export const TOOK_TOO_LONG = "reading took too long";

export function noteOverrun(ms: number): void {
  console.warn({ message: TOOK_TOO_LONG, seconds: Math.round(ms / 1000) });
}

/** Throws an OverrunError where the work takes longer. It is not broken off. */
export async function withinTime<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      noteOverrun(limitMs);
      reject(new OverrunError());
    }, limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
