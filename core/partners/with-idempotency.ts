import { DomainError } from "#core/errors";
import { DAY_MS } from "#core/time";

/** Responses are stored this long; afterwards the same key starts a new request. */
export const IDEMPOTENCY_LIFETIME_MS = DAY_MS;

/** A request that runs longer than this is considered abandoned: its worker died. */
const ABANDONED_MS = 30_000;

export type StoredResponse = { status: number; body: string };
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
    storeResponse(request: KeyedRequest, response: StoredResponse): Promise<void>;
    release(request: KeyedRequest): Promise<void>;
  };
};

/**
 * Runs `work` once per key and returns its response for every repeat. `work` receives the id to create; if it dies
 * halfway, a repeated request gets the same id, so that nothing is created twice.
 */
export async function withIdempotency(
  deps: Deps,
  request: KeyedRequest,
  work: (id: string) => Promise<StoredResponse>,
): Promise<StoredResponse & { isRepeated: boolean }> {
  const now = deps.now();
  const id = await deps.idempotentRequests.claim(request, {
    newId: deps.newId(),
    now,
    abandonedBefore: new Date(now.getTime() - ABANDONED_MS),
    expiredBefore: new Date(now.getTime() - IDEMPOTENCY_LIFETIME_MS),
  });
  if (id === undefined) return { ...(await recall(deps, request)), isRepeated: true };
  try {
    const response = await work(id);
    await deps.idempotentRequests.storeResponse(request, response);
    return { ...response, isRepeated: false };
  } catch (error) {
    // A refusal created nothing, so the key is freed. Any other error may have: the claim stays until it is abandoned.
    if (error instanceof DomainError) await deps.idempotentRequests.release(request);
    throw error;
  }
}

async function recall(deps: Deps, request: KeyedRequest): Promise<StoredResponse> {
  const known = await deps.idempotentRequests.find(request);
  if (known && known.requestHash !== request.requestHash) throw new DomainError("idempotency_key_reused");
  if (!known || known.status === null) {
    throw new DomainError("idempotent_request_running", { retryAfterSeconds: 1 });
  }
  return { status: known.status, body: known.body ?? "" };
}
