import { DomainError } from "#core/errors";
import { SESSION_HEADER } from "./durable-objects/tournament-channel";
import type { AppContext } from "./http";

/** Opens a WebSocket to a tournament's channel. Without a session it lasts as long as the browser keeps it open. */
export async function joinChannel(c: AppContext, tournamentId: string, session?: string): Promise<Response> {
  if (c.req.header("Upgrade") !== "websocket") {
    throw new DomainError("invalid_input", { message: "This address is for WebSockets." });
  }
  const visit = new Request(`https://channel/${tournamentId}`, c.req.raw);
  visit.headers.delete(SESSION_HEADER);
  if (session) visit.headers.set(SESSION_HEADER, session);
  const { status, webSocket } = await c.env.TOURNAMENT_CHANNEL.getByName(tournamentId).fetch(visit);
  // The channel's response has immutable headers; middleware needs to add its own.
  return new Response(null, { status, webSocket });
}
