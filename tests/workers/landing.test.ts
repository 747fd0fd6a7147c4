import { createExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { plans } from "#platform/d1/schema";
import { app } from "../../worker/app";
import { ORIGIN } from "./call";
import { db, webEnv } from "./support";

/** A database in which every query ends as `answer` says. */
function brokenDatabase(answer: () => Promise<never>): D1Database {
  const statement = { bind: () => statement, all: answer, raw: answer, run: answer, first: answer };
  return { prepare: () => statement, batch: answer } as unknown as D1Database;
}

async function visit(database: D1Database, headers?: HeadersInit): Promise<Response> {
  const request = new Request(`${ORIGIN}/`, { headers });
  return app.fetch(request, { ...webEnv, DB: database }, createExecutionContext());
}

async function readUntil(response: Response, words: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  const reader = response.body?.getReader();
  while (!text.includes(words)) {
    const { value, done = true } = (await reader?.read()) ?? {};
    if (done) throw new Error(`the page ended without "${words}"`);
    text += decoder.decode(value, { stream: true });
  }
  return text;
}

// The first page load imports the whole Remix build.
beforeAll(async () => {
  await visit(webEnv.DB);
}, 120_000);

test("the page begins before a database that never answers, signed in or not", async () => {
  const hanging = brokenDatabase(() => new Promise(() => {}));
  for (const headers of [{}, { Cookie: "auth_token=something" }] as HeadersInit[]) {
    const response = await visit(hanging, headers);
    expect(response.status).toBe(200);
    const beginning = await readUntil(response, "Loading the prices");
    expect(beginning).toContain("A ranked shortlist, with its reasons.");
    expect(beginning).not.toContain("$19.99");
  }
});

test("no part of the page is left to React to hydrate later, whose boundaries a click would throw away", async () => {
  const page = await (await visit(webEnv.DB)).text();
  const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  expect(main).toContain('aria-label="Demo"');
  expect(main).toContain("$19.99");
  expect(main).not.toMatch(/<!--\$[?!]?-->|<template/);
});

test("the page is complete with a database that fails: the free plan stands for all", async () => {
  const response = await visit(brokenDatabase(() => Promise.reject(new Error("D1 is down"))));
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain("Up to 50 resumes per tournament");
  expect(page).toContain("show the paid plans right now.");
  expect(page).toContain("</html>");
});

test("the prices are those of the rows, also after a change", async () => {
  // A new binding object, for which nothing is cached yet.
  const database = new Proxy(webEnv.DB, { get: (target, name) => Reflect.get(target, name).bind(target) });
  const first = await (await visit(database)).text();
  for (const words of ["$19.99", "$99.99", "$5.99", "Up to 10 resumes per tournament"]) {
    expect(first).toContain(words);
  }
  expect(first).toContain("Not included: </span>Download tiers in a single zip");

  await db.update(plans).set({ priceInCents: 2499 }).where(eq(plans.name, "PRO"));
  const again = new Proxy(webEnv.DB, { get: (target, name) => Reflect.get(target, name).bind(target) });
  expect(await (await visit(again)).text()).toContain("$24.99");
  // Other tests rely on the original price.
  await db.update(plans).set({ priceInCents: 1999 }).where(eq(plans.name, "PRO"));
});

test("the page says that the demo is paused, while it is", async () => {
  const words = "The demo is paused right now";
  expect(await (await visit(webEnv.DB)).text()).not.toContain(words);
  const paused = { ...webEnv, DEMO: "off" } as unknown as typeof webEnv;
  const response = await app.fetch(new Request(`${ORIGIN}/`), paused, createExecutionContext());
  expect(await response.text()).toContain(words);
});
