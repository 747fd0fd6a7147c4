import { type Call, createSender, type Options } from "./request.js";
import type * as Api from "./types.js";

type Once = { idempotencyKey?: string };
type Status = Api.Resume["status"];

const onceOf = ({ idempotencyKey = crypto.randomUUID() }: Once = {}) => ({ method: "POST", idempotencyKey });

/** The partner API. Calls that create something carry an Idempotency-Key, so that repeating them is safe. */
export class Tierwise {
  readonly #send: (path: string, call?: Call) => Promise<Response>;

  constructor(options: Options) {
    this.#send = createSender(options);
  }

  readonly listings = {
    create: (input: Api.NewListing, once?: Once) =>
      this.#json<Api.Listing>("/v1/listings", { ...onceOf(once), json: input }),
    get: (id: string) => this.#json<Api.Listing>(listing(id)),
    /** Newest first, page by page as needed. */
    list: () => this.#pages<Api.Listing>("/v1/listings"),
    edit: (id: string, changes: Api.EditedListing) =>
      this.#json<Api.Listing>(listing(id), { method: "PATCH", json: changes }),
    getRubric: (id: string) => this.#json<Api.Rubric>(`${listing(id)}/rubric`),
    changeRubric: (id: string, rubric: Api.ChangedRubric) =>
      this.#json<Api.Rubric>(`${listing(id)}/rubric`, { method: "PUT", json: rubric }),
    close: (id: string) => this.#json<Api.Listing>(`${listing(id)}/close`, { method: "POST" }),
    reopen: (id: string, expires_at: string | null = null) =>
      this.#json<Api.Listing>(`${listing(id)}/reopen`, { method: "POST", json: { expires_at } }),
    openUploads: (id: string) =>
      this.#json<Api.UploadSession>(`${listing(id)}/upload-session`, { method: "PUT" }),
    endUploads: (id: string) => this.#done(`${listing(id)}/upload-session`, { method: "DELETE" }),
    delete: (id: string) => this.#done(listing(id), { method: "DELETE" }),
  };

  readonly resumes = {
    upload: (
      { employer_uuid, listing_id }: Pick<Api.Listing, "employer_uuid" | "listing_id">,
      file: { name: string; content: Blob },
      once?: Once,
    ) => {
      const form = new FormData();
      form.append("file", file.content, file.name);
      const path = `/v1/users/${encodeURIComponent(employer_uuid)}/jobs/${encodeURIComponent(listing_id)}/upload`;
      return this.#json<Api.Resume>(path, { ...onceOf(once), form, query: { filename: file.name } });
    },
    get: (listingId: string, id: string) => this.#json<Api.Resume>(resume(listingId, id)),
    result: (listingId: string, id: string) => this.#json<Api.Result>(`${resume(listingId, id)}/result`),
    /** Newest first; with `updatedSince`, whatever changed since then, in the order it changed. */
    list: (listingId: string, { status, updatedSince }: { status?: Status; updatedSince?: string } = {}) =>
      this.#pages<Api.Resume>(`${listing(listingId)}/resumes`, { status, updated_since: updatedSince }),
    delete: (listingId: string, id: string) => this.#done(resume(listingId, id), { method: "DELETE" }),
    /** Waits until the resume is no longer being processed. Webhooks do the same without polling. */
    wait: async (listingId: string, id: string, { everyMs = 2000, timeoutMs = 300_000 } = {}) => {
      for (const end = Date.now() + timeoutMs; ; ) {
        const found = await this.resumes.get(listingId, id);
        if (found.status !== "processing" || Date.now() > end) return found;
        await new Promise((done) => setTimeout(done, everyMs));
      }
    },
  };

  readonly webhooks = {
    create: (input: { url: string; events?: Api.Webhook["events"] }, once?: Once) =>
      this.#json<Api.WebhookWithSecret>("/v1/webhooks", { ...onceOf(once), json: input }),
    list: () => this.#json<Api.Webhook[]>("/v1/webhooks"),
    rotateSecret: (id: string) =>
      this.#json<Api.WebhookWithNewSecret>(`${webhook(id)}/rotate-secret`, { method: "POST" }),
    ping: (id: string) => this.#json<Api.WebhookDelivery>(`${webhook(id)}/ping`, { method: "POST" }),
    deliveries: (id: string) => this.#pages<Api.WebhookDelivery>(`${webhook(id)}/deliveries`),
    resend: (id: string, deliveryId: string) =>
      this.#json<Api.WebhookDelivery>(`${webhook(id)}/deliveries/${encodeURIComponent(deliveryId)}/resend`, {
        method: "POST",
      }),
    delete: (id: string) => this.#done(webhook(id), { method: "DELETE" }),
  };

  async #json<Answer>(path: string, call?: Call): Promise<Answer> {
    return (await (await this.#send(path, call)).json()) as Answer;
  }

  async #done(path: string, call: Call): Promise<void> {
    await this.#send(path, call);
  }

  /** Follows the Link header. */
  async *#pages<Row>(path: string, query?: Call["query"]): AsyncGenerator<Row, void> {
    for (let next: string | undefined = path, first = query; next !== undefined; first = undefined) {
      const answer: Response = await this.#send(next, { query: first });
      yield* (await answer.json()) as Row[];
      const url = /<([^>]{1,2000})>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
      // Only the path: the key is sent to the origin of the options and nowhere else.
      next = url && new URL(url).pathname + new URL(url).search;
    }
  }
}

const listing = (id: string) => `/v1/listings/${encodeURIComponent(id)}`;
const resume = (listingId: string, id: string) => `${listing(listingId)}/resumes/${encodeURIComponent(id)}`;
const webhook = (id: string) => `/v1/webhooks/${encodeURIComponent(id)}`;
