import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { takeSteps } from "./journey/take-steps";
import { printTable } from "./lib/table";
import { withProduct } from "./running/product";
import { openBrowser } from "./web/browser";

/**
 * `npm run bench:journey -- --resumes DIR [--count 300]`: a new recruiter, in a browser, from the landing page to a
 * short list that a hiring manager has open. Prints what it takes in clicks, fields and seconds.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { resumes: { type: "string" }, count: { type: "string", default: "300" } },
  });
  if (!values.resumes) throw new Error("Say where the resumes are: npm run bench:journey -- --resumes DIR");
  const { resumes, count } = values;
  const steps = await withProduct(async ({ address }) => {
    const { context, close } = await openBrowser(address);
    return takeSteps(context, resumes, Number(count)).finally(close);
  });
  const sumOf = (figure: "clicks" | "fields" | "seconds") =>
    steps.reduce((sum, step) => sum + step[figure], 0);
  const all = { what: "all", clicks: sumOf("clicks"), fields: sumOf("fields"), seconds: sumOf("seconds") };
  printTable({
    title: `From the landing page to a shared short list of ${count} resumes; ${cpus().length} cores`,
    columns: ["", "clicks", "fields", "seconds"],
    rows: [...steps, all].map(({ what, clicks, fields, seconds }) => [what, clicks, fields, seconds]),
    notes: ["A drop of files counts as a click. Seconds are the product's: nobody stops to read or think."],
  });
}
