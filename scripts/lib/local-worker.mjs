/**
 * What `wrangler dev` adds to a Worker it bundles: /__scheduled runs the cron handler, and a request's body is read to
 * its end, because the local runtime breaks connections with unread bodies.
 */
export const runLocally = (worker) => ({
  ...worker,
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/__scheduled") {
      await worker.scheduled({ scheduledTime: Date.now(), cron: "", noRetry() {} }, env, ctx);
      return new Response("Ran scheduled event");
    }
    try {
      return await worker.fetch(request, env, ctx);
    } finally {
      await readToEnd(request).catch(() => {});
    }
  },
});

async function readToEnd({ body, bodyUsed }) {
  if (body && !bodyUsed) await body.pipeTo(new WritableStream());
}
