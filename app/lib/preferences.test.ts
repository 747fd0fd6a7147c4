import { expect, test } from "vitest";
import { DEFAULT_PREFERENCES, type Preferences, readChange } from "./preferences";
import { commitPreferences, readPreferences } from "./preferences.server";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const withCookie = (cookie: string) => new Request("https://app.example/", { headers: { Cookie: cookie } });

test.each([
  [{ theme: "dark" }, { theme: "dark" }],
  [{ shortcuts: "off" }, { shortcuts: false }],
  [
    { theme: "system", shortcuts: "on" },
    { theme: "system", shortcuts: true },
  ],
  [{ confirmNoteHiddenFor: "7d0c-1" }, { confirmNoteHiddenFor: "7d0c-1" }],
  [
    { candidateView: "table", density: "compact" },
    { candidateView: "table", density: "compact" },
  ],
  [{ hiddenColumns: "note,added" }, { hiddenColumns: ["note", "added"] }],
  [{ hiddenColumns: "" }, { hiddenColumns: [] }],
  [{ candidateView: "list", density: "2", hiddenColumns: "<b>" }, {}],
  [{ theme: "purple", shortcuts: "maybe", confirmNoteHiddenFor: "a b" }, {}],
])("the form %j changes %j", (fields, change) => {
  expect(readChange(form(fields))).toEqual(change);
});

test("what is kept is read back", async () => {
  const kept: Preferences = {
    ...{ theme: "dark", shortcuts: false, confirmNoteHiddenFor: "1" },
    ...{ candidateView: "table", density: "compact", hiddenColumns: ["note"] },
  };
  const cookie = (await commitPreferences(kept)).get("Set-Cookie") ?? "";
  expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect(await readPreferences(withCookie(cookie.split(";")[0] ?? ""))).toEqual(kept);
});

test.each(["", "preferences=nonsense", `preferences=${btoa('{"theme":"purple"}')}`])(
  "with the cookie %j all is as at first",
  async (cookie) => {
    expect(await readPreferences(withCookie(cookie))).toEqual(DEFAULT_PREFERENCES);
  },
);
