import { DomainError } from "#core/errors";

/** Kept this long; afterwards the same key is a new request. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** Whoever works on a request longer than this has died on the way. */
const ABANDONED_MS = 30_000;

export type Answer = { status: number; body: string };
export type KeyedRequest = { partnerId: string; key: string; requestHash: string };

type Deps = {
  now(): Date;
  newId(): string;
  idempotentRequests: {
    /**
     * Takes a request nobody has, or whose worker died or whose time is over. Answers the id of what it makes:
     * the first worker's, if one died over the same request. Undefined when somebody else has it.
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
 * Does the work once for a key, and answers the same ever after. `work` is given the id of what it is to make:
 * should it die half-way, whoever repeats the request is given the same one, so that nothing is made twice.
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
    // A refusal has made nothing. Whatever else broke may have: its claim stays until it counts as abandoned.
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
