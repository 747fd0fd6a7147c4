// Relative imports only, because vite.config.ts makes the PDF of it.
import type { Part } from "../../lib/text-document/part";
import changes from "./changelog.json";
import { evaluation } from "./evaluation";
import { contrastTable, modelTable, steadinessTable, truthTable } from "./tables";

const { version, measuredOn, newTrades, look, tune, models } = evaluation;
const share = (value: number) => `${(100 * value).toFixed(0)}%`;

/** What a deployment uses unless its operator names another model; see queue-consumer/wrangler.toml. */
export const DEFAULT_MODEL = "@cf/google/gemma-4-26b-a4b-it";
const DEFAULT_NAME = `${DEFAULT_MODEL} on Workers AI, the default of a deployment`;
const stateOf = (name: string) => models.find((model) => model.name === name)?.measuredOn ?? "never";

export const trustCard: Part[] = [
  {
    title: "In short",
    items: [
      "Every verdict quotes the resume, word for word. The score is arithmetic that you can redo; a person decides.",
      `The built-in judge (version ${version}) gave the same level as a careful reader in ${share(look.exact)} of ${look.verdicts.toLocaleString("en")} verdicts it was not tuned on (${share(newTrades.exact)} for trades it was not written for). Where it says it is sure, it claims what is not there in ${share(look.falseClaimCertain)}.`,
      "It says when it isn't sure, and shows you the line. No one should be ruled out by a verdict alone.",
    ],
  },
  {
    title: "Who can judge",
    id: "judges",
    text: ["The operator of a deployment chooses. Each scorecard says who judged."],
    tables: [
      {
        label: "Judges that can be chosen",
        columns: ["Judge", "Measured on"],
        rows: [
          { name: `The built-in judge, version ${version}: code, no network`, values: [measuredOn] },
          { name: DEFAULT_NAME, values: [stateOf(DEFAULT_MODEL)] },
          ...models
            .filter(({ name }) => name !== DEFAULT_MODEL)
            .map(({ name, measuredOn }) => ({ name, values: [measuredOn] })),
          { name: "Any other model on Workers AI or an OpenAI-compatible server", values: ["never"] },
        ],
      },
    ],
  },
  {
    title: "How accurate the built-in judge's verdicts are",
    id: "truth",
    text: [
      `Measured on ${(look.pairs + tune.pairs).toLocaleString("en")} pairs of a real, anonymized resume and a job ad written for the purpose. The first column is the one to trust: neither the figures the judge learned nor the rules written for it come from those trades. A new version is measured on them once, and what it got wrong there may have led to a fix or two. The second column adds nine ads of trades that the rules were written for.`,
    ],
    tables: [truthTable(evaluation), steadinessTable(evaluation)],
  },
  {
    title: "How it was measured, and what was not",
    id: "method",
    text: [
      `On ${measuredOn}, with npm run bench:verdicts on both halves of the labels. Labels were made by language-model readers working by a written guide, apart from the product, each resume read whole. They are not the judgment of HR professionals. A second reading of the same kind agrees with the first at a kappa of .90 to .97; people would agree less.`,
    ],
    items: [
      models.length === 0
        ? "Not measured: any language model. There are no figures for one, and no real model's answers were ever checked."
        : "Not measured: any language model but those listed.",
      "Not measured: verdicts in Russian (only the order of candidates was), scanned resumes, and whether those ranked high did well in the job.",
      "Not measured: outcomes for groups of people in your pool. Audits of that need your own figures.",
    ],
  },
  {
    title: "Where it goes wrong",
    id: "contrasts",
    text: [
      "Invented resumes, made to be hard, that differ in one thing: someone else's certificate, a plan, a negation, a word with two meanings. They show which kinds of mistake to expect, not how often.",
    ],
    tables: [contrastTable(evaluation)],
  },
  {
    title: "Language models",
    id: "models",
    text: [
      "A model's quote must be in the resume word for word, and a level that its quote does not support is lowered and marked for a person to look at. Where it and the built-in judge are two levels apart, both are shown. The score stays arithmetic. What a model costs depends on its price; each deployment can set a cap.",
    ],
    ...(models.length > 0 && { tables: [modelTable(models)] }),
  },
  {
    title: "What a judge reads, and what it never sees",
    id: "reads",
    items: [
      "We use only the file that was uploaded: no enrichment. A judge reads its text and the job as you describe it. No web search, no social media, no other customers' data, no purchased data.",
      "It never sees names, photos, contact details, addresses, dates of birth, gendered words, or the file's name. Swapping names, genders and places in a resume changes no verdict of the built-in judge; a test of more than 200 pairs holds that for every release.",
      "Requirements about age, gender, origin, family, health or faith are rejected.",
      "Hidden text and instructions to the AI are flagged and earn nothing.",
      "Pasted job ads and keyword lists are flagged, but they still help a weak resume: on resumes that are not ours they lifted someone from another field above a good candidate in about one in six cases, requirements copied as claims in one in five, and the job's words spread over real jobs in almost half. A resume that claims much and describes little deserves a second look.",
      "Resumes in languages it wasn't measured in get no tier, and say so. It was measured in English, and in Russian for the order of candidates. A language model may judge others; the scorecard then says that nothing else checked it.",
    ],
  },
  {
    title: "Who gets data",
    id: "sub-processors",
    items: [
      "Cloudflare: pages, database, files, queues, email and, if enabled, the language model. Stripe: payments, never a resume. The operator of another language model, if the deployment uses one. No one else.",
      "Nothing trains a model. Nothing is sold or shared.",
    ],
    links: [
      { to: "/sub-processors", text: "Sub-processors" },
      { to: "/privacy", text: "What is kept, and for how long" },
    ],
  },
  {
    title: "Security",
    id: "security",
    items: [
      "Passwords are hashed with scrypt; sessions, reset links and keys are stored as hashes only.",
      "Files are opened one at a time by a separate service that has no access to the database or to other files, with a limit on time and memory; what a browser shows of them cannot run scripts.",
      "Scores, tier changes, views, exports and deletions are in a log whose entries are chained, so that tampering shows.",
      "Report a vulnerability: the address is in /.well-known/security.txt.",
    ],
  },
  {
    title: "Changes",
    id: "changes",
    text: [
      "Every change that can change a verdict has a new version; a result keeps the version that made it.",
    ],
    items: [
      ...changes.builtIn.map((change) => `Built-in judge ${change}`),
      ...changes.models.map((change) => `Language models ${change}`),
    ],
  },
];
