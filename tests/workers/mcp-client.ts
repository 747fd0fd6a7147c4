import { createExecutionContext } from "cloudflare:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { app } from "../../worker/app";
import { services, webEnv } from "./support";

const URL_OF_MCP = new URL("https://app.example/mcp");

/** The official client, connected to the web Worker with this key. */
export async function connectClient(key: string, env = webEnv): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(URL_OF_MCP, {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set("CF-Connecting-IP", crypto.randomUUID());
      return app.fetch(new Request(url, { ...init, headers } as RequestInit), env, createExecutionContext());
    },
  });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return client;
}

type Key = { scope?: "read" | "write" | "admin"; spendCap?: number; name?: string };

export async function agentOf(
  userId: string,
  { scope = "write", spendCap, name = "Recruiting agent" }: Key = {},
) {
  const input = { name, scope, mode: "live" as const, password: "correct horse", spendCap };
  const { secret } = await services.apiKeys.createForUser(userId, input);
  return { secret, client: await connectClient(secret) };
}

export type Told = { isError: boolean; text: string; data: Record<string, unknown>; parts: string[] };

/** Calls a tool, and reads the facts of its answer. */
export async function use(client: Client, name: string, args: object = {}): Promise<Told> {
  const result = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const parts = result.content.map((part) => (part.type === "text" ? part.text : ""));
  const isError = result.isError === true;
  return { isError, text: parts[0] ?? "", data: isError ? {} : JSON.parse(parts[0] ?? "{}"), parts };
}
