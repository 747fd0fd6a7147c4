import { DurableObject } from "cloudflare:workers";
import { describeError } from "#core/describe-error";
import type { TournamentEvent } from "#core/events/tournament-event";
import type { WebEnv } from "#platform/env";
import { createServices, type Services } from "#platform/services";

/** The hash of the token a visitor was told by; set by the web Worker, whatever the browser sent. */
export const SESSION_HEADER = "X-Session-Hash";

/** In the range for applications: the session has ended, the tournament was deleted. */
const SIGNED_OUT = 4401;
const DELETED = 4410;

/** Before each event, for changes to gather: a browser is told eight times a second at most. */
const GATHER_MS = 125;

/** What is more comes with the next event; a browser that had to read the list again would ask for all of it. */
const MAX_RESUMES_PER_EVENT = 300;

/**
 * Where the browsers that watch a tournament wait. It holds no truth: it may be evicted at any moment, and
 * what it says is read from the database each time. `seq` starts again then, which a browser sees as a gap.
 */
export class TournamentChannel extends DurableObject<WebEnv> {
  #seq = 0;
  /** Counts the calls of `changed`, watched or not. */
  #changes = 0;
  #changedIds = new Set<string>();
  #hasNews = false;
  #telling: Promise<void> | undefined;

  constructor(ctx: DurableObjectState, env: WebEnv) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Accepts a socket whose owner the web Worker has checked; the path is the tournament's id. */
  override async fetch(request: Request): Promise<Response> {
    const tournamentId = new URL(request.url).pathname.slice(1);
    const progress = await this.#readProgress(tournamentId);
    if (!progress) return new Response(null, { status: 404 });
    // From here to the greeting nothing is awaited: a change comes either before both or after both.
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment(request.headers.get(SESSION_HEADER));
    send(server, JSON.stringify({ type: "snapshot", seq: this.#seq, progress } satisfies TournamentEvent));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Read again while rows change meanwhile, so that a greeting is never older than the last change told. */
  async #readProgress(tournamentId: string) {
    for (;;) {
      const before = this.#changes;
      const progress = await createServices(this.env).tournaments.findProgress(tournamentId);
      if (before === this.#changes) return progress;
    }
  }

  /** RPC, by whoever changed the rows. Returns before the browsers are told. */
  async changed(tournamentId: string, resumeIds: string[]): Promise<void> {
    this.#changes += 1;
    if (this.ctx.getWebSockets().length === 0) return;
    for (const id of resumeIds) this.#changedIds.add(id);
    this.#hasNews = true;
    this.#telling ??= this.#tellAll(tournamentId);
  }

  /** One event after another, so that none tells what was read before the one it follows. */
  async #tellAll(tournamentId: string): Promise<void> {
    while (this.#hasNews) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const ids = [...this.#changedIds].slice(0, MAX_RESUMES_PER_EVENT);
      for (const id of ids) this.#changedIds.delete(id);
      this.#hasNews = this.#changedIds.size > 0;
      try {
        await this.#tell(tournamentId, ids);
      } catch (error) {
        // The browsers see the gap at the next event and read the list again.
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

  /** A socket outlives the request that opened it, but not the session. */
  async #dismissSignedOut(services: Services): Promise<void> {
    const sessionOf = (socket: WebSocket) => String(socket.deserializeAttachment());
    // A visitor's demo is watched without one.
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

  // Browsers only listen; pings are answered without waking the channel.
  override webSocketMessage(): void {}

  override webSocketClose(socket: WebSocket): void {
    // The code received may be one that must not be sent (1005, 1006).
    socket.close(1000);
  }
}

function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // It closed meanwhile; the browser will come back for a snapshot.
  }
}
