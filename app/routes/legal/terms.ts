import { PRODUCT_NAME } from "#core/product";
import type { LegalDocument } from "./legal-document";

export const terms: LegalDocument = {
  title: "Terms of use",
  text: "What you and we agree on when you use the service",
  parts: ({ name, address, email, law }) => [
    {
      title: "Who we are",
      body: [
        `${PRODUCT_NAME} is operated by ${name}, ${address}. Write to ${email}. "We" is ${name}, "you" is the company or person whose account it is.`,
      ],
    },
    {
      title: "What you get",
      body: [
        "You describe a job and upload resumes. The service compares each resume with the job's requirements, quotes the lines it relies on, and suggests a match and a tier.",
        "A suggestion is not a decision. You decide about people, and you are responsible for your decisions and for the law that applies to them.",
      ],
    },
    {
      title: "What you promise",
      body: [
        [
          "You may upload the resumes: the candidates sent them to you, or agreed to this.",
          "You tell candidates that software helps to screen them, where the law asks for it. The privacy page has a notice to start from.",
          "You ask only for what the job needs. Requirements about protected traits are refused.",
          "You keep your password to yourself, and you do not probe, overload or resell the service.",
        ],
      ],
    },
    {
      title: "Credits and payment",
      body: [
        "Packs of credits are paid once, through Stripe. A credit opens one tournament of up to as many resumes as its pack says. Credits do not expire while your account exists. Prices are shown before you pay.",
        "The refund policy is a document of its own.",
      ],
    },
    {
      title: "Availability and liability",
      body: [
        "We run the service with care, but do not promise that it is always available or free of errors; verdicts can be wrong, and the trust page says how often. Keep your own copies of files.",
        "We are liable without limit for intent and gross negligence and where the law says so. Otherwise our liability is limited to what you paid in the twelve months before.",
      ],
    },
    {
      title: "Ending it",
      body: [
        "You may delete your account at any time. We may close an account that breaks these terms, after a warning where that is possible. What was kept is then deleted as the privacy page says.",
      ],
    },
    {
      title: "Changes and law",
      body: [
        "We may change these terms for the future. We tell you by email 30 days before; if you disagree, delete your account, and unused paid credits are refunded.",
        `The law of ${law} applies. Mandatory rights of consumers stay untouched.`,
      ],
    },
  ],
};
