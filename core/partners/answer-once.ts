import { DomainError } from "#core/errors";

/** Answers are kept this long; afterwards the same key starts a new request. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** A request that runs longer than this is considered abandoned: its worker died. */
const ABANDONED_MS = 30_000;

export type Answer = { status: number; body: string };
export type KeyedRequest = { partnerId: string; key: string; requestHash: string };

type Deps = {
  now(): Date;
  newId(): string;
  idempotentRequests: {
    /**
     * Claims a request that is new, abandoned or expired. Returns the id to create: the first worker's, if it died over
     * the same request. Undefined if another worker holds it.
     */
    claim(
      request: KeyedRequest,
      claim: { newId: string; now: Date; abandonedBefore: Date; expiredBefore: Date },
    ): Promise<string | undefined>;
    find(
      request: KeyedRequest,
    ): Promise<{ requestHash: string; status: number | null; body: string | null } | undefined>;
    keepAnswer(request: KeyedRequest, answer: Answer): Promise<void>;
    release(request: KeyedRequest): Promise<void>;
  };
};

/**
 * Runs `work` once per key and returns its answer for every repeat. `work` receives the id to create; if it dies
 * halfway, a repeated request gets the same id, so that nothing is created twice.
 */
export async function answerOnce(
  deps: Deps,
  request: KeyedRequest,
  work: (id: string) => Promise<Answer>,
): Promise<Answer & { isRepeated: boolean }> {
  const now = deps.now();
  const id = await deps.idempotentRequests.claim(request, {
    newId: deps.newId(),
    now,
    abandonedBefore: new Date(now.getTime() - ABANDONED_MS),
    expiredBefore: new Date(now.getTime() - KEPT_MS),
  });
  if (id === undefined) return { ...(await recall(deps, request)), isRepeated: true };
  try {
    const answer = await work(id);
    await deps.idempotentRequests.keepAnswer(request, answer);
    return { ...answer, isRepeated: false };
  } catch (error) {
    // A refusal created nothing, so the key is freed. Any other error may have: the claim stays until it is abandoned.
    if (error instanceof DomainError) await deps.idempotentRequests.release(request);
    throw error;
  }
}

async function recall(deps: Deps, request: KeyedRequest): Promise<Answer> {
  const known = await deps.idempotentRequests.find(request);
  if (known && known.requestHash !== request.requestHash) throw new DomainError("idempotency_key_reused");
  if (!known || known.status === null) {
    throw new DomainError("idempotent_request_running", { retryAfterSeconds: 1 });
  }
  return { status: known.status, body: known.body ?? "" };
}
