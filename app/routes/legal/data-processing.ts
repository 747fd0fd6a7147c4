import { DEFAULT_RETENTION_DAYS } from "#core/deletion/retention";
import type { LegalDocument } from "./legal-document";

export const dataProcessing: LegalDocument = {
  title: "Data processing agreement",
  text: "How we process candidates' data on your behalf (Article 28 GDPR)",
  parts: ({ name, address, email }) => [
    {
      title: "Parties and purpose",
      body: [
        `You are the controller, ${name}, ${address}, is the processor. It holds while you have an account. We process the data to compare resumes with your job, on your instructions: what you do in the service is an instruction.`,
      ],
    },
    {
      title: "Whose data, and which",
      body: [
        "Candidates: the resume as uploaded, its text, contact details in it, the verdicts with quotes, tiers and notes. Resumes may hold special categories of data; they are masked where they are recognized and never asked for.",
      ],
    },
    {
      title: "What we do",
      body: [
        [
          "Only people who need it have access, bound to secrecy.",
          "Measures: encryption in transit and at rest, hashed passwords and tokens, masked reading, isolated opening of files, a chained log of accesses, tested backups.",
          "Sub-processors are on their own page; we bind them to the same duties and answer for them.",
          "We help you with requests of candidates: you can show, export and delete all of a candidate's data yourself.",
          `We report a breach without delay, at most 48 hours after we learned of it, to the address of your account. Ours is ${email}.`,
          `Data is deleted ${DEFAULT_RETENTION_DAYS} days after its upload, earlier if you set or do so, and when your account ends. Copies of the database for recovery end within 30 days.`,
          "You may audit: we answer questions in writing, and show the log and the results of tests.",
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
