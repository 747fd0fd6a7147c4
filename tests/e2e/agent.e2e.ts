import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { beforeAll, expect, test } from "vitest";
import { address, PASSWORD, signUp } from "./support";
import { openBrowser } from "./visitors";

const { visit } = openBrowser();
const RESUME =
  "Jordan Example\njordan@example.com\n\nExperience\nEngineer, Northwind, 2018 - 2023\nTypeScript.";

type Answer = { content: { text: string }[] };

let key: string;
beforeAll(async () => {
  const page = await visit();
  await signUp(page);
  await page.goto("/account");
  const form = page.locator("form", { has: page.getByRole("button", { name: "Create API key" }) });
  await form.getByLabel("Name of the new key").fill("My agent");
  await form.getByLabel("Access").selectOption("write");
  await form.getByLabel("Your password").fill(PASSWORD);
  await form.getByRole("button", { name: "Create API key" }).click();
  await page.getByText("The key “My agent” is ready").waitFor();
  key = (await page.getByText(/^tw_live_[\w-]{43}$/).textContent()) ?? "";
});

test("an agent goes from an advert to a ranked list by the MCP server of the running product", async () => {
  const client = new Client({ name: "e2e", version: "1.0.0" });
  const headers = { Authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", address), { requestInit: { headers } });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  const use = async (name: string, args: Record<string, unknown>) => {
    const { content } = (await client.callTool({ name, arguments: args })) as Answer;
    console.log(`> ${name} ${JSON.stringify(args)}`);
    for (const { text } of content) console.log(`< ${text}`);
    return JSON.parse(content[0]?.text ?? "{}");
  };
  const job = { name: "Engineer", keyRequirements: "TypeScript", resumes: 1 };
  const { quoteId: tournamentId } = await use("quote_tournament", job);
  await use("create_tournament", { ...job, quoteId: tournamentId });
  await use("upload_resumes", { tournamentId, files: [{ name: "jordan.txt", text: RESUME }] });
  expect(await use("wait_for_results", { tournamentId, seconds: 50 })).toMatchObject({
    isDone: true,
    doneCount: 1,
  });
  const { candidates } = await use("rank_candidates", { tournamentId });
  expect(candidates).toMatchObject([{ status: "done", tier: expect.stringMatching(/^[A-D]$/) }]);
  const { verdicts } = await use("explain_candidate", { resumeId: candidates[0].resumeId });
  expect(verdicts).toContainEqual(expect.objectContaining({ criterion: "TypeScript" }));
  await client.close();
});
