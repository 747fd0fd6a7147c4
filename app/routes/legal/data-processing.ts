import { DEFAULT_RETENTION_DAYS } from "#core/deletion/retention";
import type { LegalDocument } from "./legal-document";

export const dataProcessing: LegalDocument = {
  title: "Data processing agreement",
  text: "How we process candidates' data on your behalf (Article 28 GDPR)",
  parts: ({ name, address, email }) => [
    {
      title: "Parties and purpose",
      body: [
        `You are the controller; ${name}, ${address}, is the processor. This agreement applies as long as you have an account. We process the data to compare resumes with your job, on your instructions: what you do in the service is an instruction.`,
      ],
    },
    {
      title: "Whose data, and which",
      body: [
        "Candidates: the resume as uploaded, its text, contact details in it, the verdicts with quotes, tiers and notes. Resumes may contain special categories of data; we mask what we recognize and never ask for it.",
      ],
    },
    {
      title: "What we do",
      body: [
        [
          "Only people who need access have it, and they are bound to confidentiality.",
          "Measures: encryption in transit and at rest, hashed passwords and tokens, personal details hidden before analysis, files opened in isolation, an access log that shows tampering, tested backups.",
          "Sub-processors are on their own page; we bind them to the same duties and answer for them.",
          "We help you with candidates' requests: you can show, export and delete all of a candidate's data yourself.",
          `We report a breach to your account's email address without delay, at most 48 hours after we learn of it. Write to us at ${email}.`,
          `Data is deleted ${DEFAULT_RETENTION_DAYS} days after its upload, earlier if you choose, and when your account ends. Backups of the database expire within 30 days.`,
          "You may audit us: we answer questions in writing and show you the log and test results.",
        ],
      ],
    },
    {
      title: "Transfers",
      body: [
        "Where a sub-processor is outside the EU, the EU's standard contractual clauses apply between it and us.",
      ],
    },
  ],
};
