import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Body = Record<string, unknown>;
export type ModelHandler = (body: Body, request: IncomingMessage, response: ServerResponse) => void;

/** A local server that speaks as much of OpenAI's chat completions as `handle` does, and records what it was sent. */
export async function startModelServer(handle: ModelHandler) {
  const bodies: Body[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text);
    bodies.push(body);
    handle(body, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    bodies,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function reply(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}
