import { expect, test } from "vitest";
import { legalDocuments } from "../../app/routes/legal/documents";
import { call } from "./call";
import { webEnv } from "./support";

const SELLER = { SELLER: "Hire Test Lda", SELLER_ADDRESS: "7 Harbor Street", SELLER_LAW: "Portugal" };
const env = { ...webEnv, ...SELLER, SELLER_EMAIL: "legal@hire.test" };

test.each(Object.keys(legalDocuments))(
  "%s names the seller of the deployment, and the other documents",
  async (path) => {
    const answer = await call(path, { env });
    expect(answer.status).toBe(200);
    const page = await answer.text();
    if (path !== "/ai-notice" && path !== "/sub-processors") expect(page).toContain("Hire Test Lda");
    expect(page).toContain("legal@hire.test");
    for (const other of Object.keys(legalDocuments))
      expect(page.includes(`href="${other}"`)).toBe(other !== path);
  },
);

test("the landing page leads to them", async () => {
  const page = await (await call("/", {})).text();
  for (const path of ["/terms", "/refunds", "/ai-notice", "/data-processing", "/privacy"])
    expect(page).toContain(`href="${path}"`);
});
