import type { LegalDocument } from "./legal-document";

export const subProcessors: LegalDocument = {
  title: "Sub-processors",
  text: "Who else handles data for us",
  parts: ({ email }) => [
    {
      title: "The list",
      body: [
        [
          "Cloudflare, Inc. (USA): pages, database, files, queues, email, and the language model where a deployment uses Workers AI. Data at rest stays in the EU if the deployment was set up that way.",
          "Stripe Payments Europe, Ltd. (Ireland): payments. Stripe gets your email address, never a resume.",
          "The operator of another language model, if the deployment uses one. It gets resumes without names, contact details and file names. Scorecards say which model judged.",
        ],
      ],
    },
    {
      title: "Changes",
      body: [
        `We announce a new sub-processor on this page and by email 30 days in advance. To object, write to ${email}.`,
      ],
    },
  ],
};
