import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { DomainError } from "#core/errors";
import type { HonoEnv } from "../http";

/** Files come as base64 within JSON, which is held in memory as a whole; larger ones go through the API. */
const MAX_BYTES = 4 * 1024 * 1024;

const limitBody = bodyLimit({
  maxSize: MAX_BYTES,
  onError: () => {
    throw new DomainError("too_large", {
      message: "A call has at most 4 MB. Send larger files to POST /api/tournaments/{id}/resumes.",
    });
  },
});

/**
 * The MCP server (streamable HTTP). It keeps no sessions and never sends anything unasked: each request needs a
 * recruiter's API key and is answered with JSON.
 */
export const mcp = new Hono<HonoEnv>()
  .post("/", limitBody, async (c) => {
    const { key, viewer, services } = c.var;
    if (!key || !viewer) throw new DomainError("no_api_key");
    // Imported on the first call, so that isolates without calls from agents start faster.
    const { answerAgent } = await import("./server");
    return answerAgent({ services, viewer, key }, c.req.raw);
  })
  .get("/", (c) => {
    c.header("Allow", "POST");
    return c.json({ message: "Send MCP requests with POST." }, 405);
  });
