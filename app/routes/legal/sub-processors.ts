import type { LegalDocument } from "./legal-document";

export const subProcessors: LegalDocument = {
  title: "Sub-processors",
  text: "Who else handles data for us",
  parts: ({ email }) => [
    {
      title: "The list",
      body: [
        [
          "Cloudflare, Inc. (USA): pages, database, files, queues, email, and the language model where a deployment uses Workers AI. Data at rest stays in the EU where the deployment was made for it.",
          "Stripe Payments Europe, Ltd. (Ireland): payments. Stripe gets your email address, never a resume.",
          "The operator of another language model, where the deployment was set up with one. It gets resumes without names, contact details and file names. Scorecards say which model judged.",
        ],
      ],
    },
    {
      title: "Changes",
      body: [
        `We announce a new sub-processor on this page and by email 30 days before. To object, write to ${email}.`,
      ],
    },
  ],
};
