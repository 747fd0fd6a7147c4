import { createExecutionContext } from "cloudflare:test";
import type { WebEnv } from "#platform/env";
import { app } from "../../worker/app";
import { webEnv } from "./support";

export const ORIGIN = "https://app.example";

type Call = {
  method?: string;
  token?: string;
  cookie?: string;
  origin?: string;
  json?: unknown;
  body?: BodyInit;
  /** Requests a WebSocket. */
  upgrade?: boolean;
  env?: WebEnv;
  headers?: Record<string, string>;
};

/** Sends a request to the web Worker. A request with a body is a POST. */
export async function call(
  path: string,
  { method, token, cookie, origin, json, body, upgrade, env = webEnv, headers: more }: Call = {},
) {
  const headers = new Headers({ "CF-Connecting-IP": crypto.randomUUID(), ...more });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (cookie) headers.set("Cookie", cookie);
  if (origin) headers.set("Origin", origin);
  if (upgrade) headers.set("Upgrade", "websocket");
  if (json !== undefined) headers.set("Content-Type", "application/json");
  const payload = json === undefined ? body : JSON.stringify(json);
  const request = new Request(`${ORIGIN}${path}`, {
    method: method ?? (payload === undefined ? "GET" : "POST"),
    headers,
    body: payload,
  });
  return app.fetch(request, env, createExecutionContext());
}

/** Submits a page's form, as a browser without scripts does. */
export function send(path: string, fields: Record<string, string>, options: Omit<Call, "body" | "json">) {
  return call(path, { ...options, body: new URLSearchParams(fields) });
}
