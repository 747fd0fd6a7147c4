import { DurableObject } from "cloudflare:workers";
import { describeError } from "#core/describe-error";
import type { TournamentEvent } from "#core/events/tournament-event";
import type { WebEnv } from "#platform/env";
import { createServices, type Services } from "#platform/services";

/** The hash of the session's token, set by the web Worker; a value sent by the browser is overwritten. */
export const SESSION_HEADER = "X-Session-Hash";

/** WebSocket close codes, from the range for applications. */
const SIGNED_OUT = 4401;
const DELETED = 4410;

/** Waits before each event to batch changes: browsers get at most eight events a second. */
const GATHER_MS = 125;

/** The rest follows in the next event, which is cheaper than making browsers reload the list. */
const MAX_RESUMES_PER_EVENT = 300;

/**
 * Pushes a tournament's changes to watching browsers. It stores nothing and may be evicted at any moment: every event
 * is read from the database. After an eviction `seq` starts over, which browsers see as a gap.
 */
export class TournamentChannel extends DurableObject<WebEnv> {
  #seq = 0;
  /** Counts calls of `changed`, even while nobody watches. */
  #changes = 0;
  #changedIds = new Set<string>();
  #hasNews = false;
  #telling: Promise<void> | undefined;

  constructor(ctx: DurableObjectState, env: WebEnv) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Accepts a WebSocket that the web Worker has authorized; the path is the tournament's id. */
  override async fetch(request: Request): Promise<Response> {
    const tournamentId = new URL(request.url).pathname.slice(1);
    const before = this.#changes;
    const progress = await createServices(this.env).tournaments.findProgress(tournamentId);
    if (!progress) return new Response(null, { status: 404 });
    // Nothing is awaited between accepting and greeting, so that no change falls in between.
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment(request.headers.get(SESSION_HEADER));
    send(server, JSON.stringify({ type: "snapshot", seq: this.#seq, progress } satisfies TournamentEvent));
    // The greeting may be older than what changed while it was read; the next event is not.
    if (before !== this.#changes) this.#tellSoon(tournamentId, []);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** RPC, called after rows changed. Returns before the browsers are notified. */
  async changed(tournamentId: string, resumeIds: string[]): Promise<void> {
    this.#changes += 1;
    if (this.ctx.getWebSockets().length > 0) this.#tellSoon(tournamentId, resumeIds);
  }

  #tellSoon(tournamentId: string, resumeIds: string[]): void {
    for (const id of resumeIds) this.#changedIds.add(id);
    this.#hasNews = true;
    this.#telling ??= this.#tellAll(tournamentId);
  }

  /** Sends events one at a time, so that none carries older data than the one before. */
  async #tellAll(tournamentId: string): Promise<void> {
    while (this.#hasNews) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const ids = [...this.#changedIds].slice(0, MAX_RESUMES_PER_EVENT);
      for (const id of ids) this.#changedIds.delete(id);
      this.#hasNews = this.#changedIds.size > 0;
      try {
        await this.#tell(tournamentId, ids);
      } catch (error) {
        // Browsers will notice the gap at the next event and reload the list.
        this.#seq += 1;
        console.error({
          message: "channel could not tell a change",
          tournamentId,
          error: describeError(error),
        });
      }
    }
    this.#telling = undefined;
  }

  async #tell(tournamentId: string, ids: string[]): Promise<void> {
    const services = createServices(this.env);
    await this.#dismissSignedOut(services);
    const [progress, resumes] = await Promise.all([
      services.tournaments.findProgress(tournamentId),
      ids.length > 0 ? services.candidates.listCards(tournamentId, ids) : [],
    ]);
    this.#seq += 1;
    if (!progress) return this.#close();
    const found = new Set(resumes.map(({ id }) => id));
    const removedIds = ids.filter((id) => !found.has(id));
    this.#broadcast({ type: "changed", seq: this.#seq, progress, resumes, removedIds });
  }

  /** A WebSocket outlives its request, but must not outlive the session. */
  async #dismissSignedOut(services: Services): Promise<void> {
    const sessionOf = (socket: WebSocket) => String(socket.deserializeAttachment());
    // Demos are watched without a session.
    const sockets = this.ctx.getWebSockets().filter((socket) => socket.deserializeAttachment() !== null);
    if (sockets.length === 0) return;
    const valid = new Set(await services.accounts.listValidSessions([...new Set(sockets.map(sessionOf))]));
    for (const socket of sockets) {
      if (!valid.has(sessionOf(socket))) socket.close(SIGNED_OUT, "Signed out");
    }
  }

  /** The tournament was deleted. */
  #close(): void {
    this.#broadcast({ type: "deleted", seq: this.#seq });
    for (const socket of this.ctx.getWebSockets()) socket.close(DELETED, "Deleted");
  }

  #broadcast(event: TournamentEvent): void {
    const text = JSON.stringify(event);
    for (const socket of this.ctx.getWebSockets()) send(socket, text);
  }

  // Browsers send nothing but pings, which are answered without waking the object.
  override webSocketMessage(): void {}

  override webSocketClose(socket: WebSocket): void {
    // The received code may be reserved and not sendable (1005, 1006).
    socket.close(1000);
  }
}

function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // It closed in the meantime; the browser will reconnect and get a snapshot.
  }
}
