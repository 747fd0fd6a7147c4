/** The parameters of Stripe's API that a request may have. Anything else is refused, as Stripe would. */
const MAY_SEND: Record<string, RegExp[]> = {
  "POST /v1/checkout/sessions": [
    /^(?:mode|ui_mode|success_url|cancel_url|return_url|client_reference_id|customer|customer_creation|customer_email)$/,
    /^(?:invoice_creation\[enabled]|tax_id_collection\[enabled]|customer_update\[(?:name|address)])$/,
    /^line_items\[\d+\]\[(?:quantity|price_data\]\[(?:currency|unit_amount|product_data\]\[name))\]$/,
    /^metadata\[\w+\]$/,
    /^payment_intent_data\[metadata\]\[\w+\]$/,
  ],
  "GET /v1/checkout/sessions": [/^expand\[\d+\]$/],
  "GET /v1/payment_intents": [],
  "POST /v1/checkout/sessions/expire": [],
};

type Session = Record<string, unknown> & { id: string; payment_status: string; status: string };

/** Answers like Stripe's API, so that the SDK talks to it instead of the network. */
export function createFakeStripe() {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, Session>();
  const payments = new Map<string, { id: string; object: string; metadata: Record<string, string | null> }>();
  const requests: { method: string; path: string; params: URLSearchParams; idempotencyKey: string | null }[] =
    [];

  const create = (params: URLSearchParams, idempotencyKey: string | null): Session => {
    const known = idempotencyKey ? byKey.get(idempotencyKey) : undefined;
    if (known) return known;
    const id = `cs_test_${crypto.randomUUID()}`;
    const isEmbedded = params.get("ui_mode") === "embedded_page";
    const checkoutId = params.get("payment_intent_data[metadata][checkoutId]");
    const session: Session = {
      id,
      metadata: { checkoutId: params.get("metadata[checkoutId]") },
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      url: isEmbedded ? null : `https://checkout.stripe.com/c/pay/${id}`,
      client_secret: isEmbedded ? `${id}_secret` : null,
      customer: null,
      payment_intent: null,
      amount_total: Number(params.get("line_items[0][price_data][unit_amount]")),
    };
    payments.set(`pi_${id}`, { id: `pi_${id}`, object: "payment_intent", metadata: { checkoutId } });
    sessions.set(id, session);
    if (idempotencyKey) byKey.set(idempotencyKey, session);
    return session;
  };

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const [, resource = "", id, ending = ""] =
      /^(\/v1\/(?:checkout\/sessions|payment_intents))(?:\/([^/]+)(\/expire)?)?$/.exec(url.pathname) ?? [];
    const rules = MAY_SEND[`${request.method} ${resource}${ending}`];
    const params = request.method === "POST" ? new URLSearchParams(await request.text()) : url.searchParams;
    const idempotencyKey = request.headers.get("Idempotency-Key");
    requests.push({ method: request.method, path: url.pathname, params, idempotencyKey });
    if (url.host !== "api.stripe.com" || !rules)
      return failure(404, "resource_missing", "Unrecognized request URL");
    const unknown = [...params.keys()].find((name) => !rules.some((rule) => rule.test(name)));
    if (unknown) return failure(400, "parameter_unknown", `Received unknown parameter: ${unknown}`);
    const known = resource === "/v1/payment_intents" ? payments : sessions;
    const ended = sessions.get(id ?? "");
    if (ending && ended?.status !== "open") return failure(400, "", "Only open sessions can be expired");
    if (ending && ended) return Response.json(Object.assign(ended, { status: "expired" }));
    const found = request.method === "POST" ? create(params, idempotencyKey) : known.get(id ?? "");
    return found ? Response.json(found) : failure(404, "resource_missing", `No such object: ${id}`);
  }

  return {
    fetch: answer as typeof fetch,
    requests,
    /** The buyer pays. */
    pay(id: string) {
      if (sessions.get(id)?.status === "expired") throw new Error("an expired session takes no payment");
      Object.assign(sessions.get(id) ?? {}, {
        status: "complete",
        payment_status: "paid",
        customer: "cus_1",
        customer_details: { name: "Buyer Ltd", tax_ids: [{ type: "eu_vat", value: "DE123456789" }] },
        payment_intent: {
          id: `pi_${id}`,
          latest_charge: { id: "ch_1", receipt_url: "https://pay.stripe.com/receipts/1" },
        },
      });
    },
    expire(id: string) {
      Object.assign(sessions.get(id) ?? {}, { status: "expired" });
    },
  };
}

const failure = (status: number, code: string, message: string) =>
  Response.json({ error: { type: "invalid_request_error", code, message } }, { status });
