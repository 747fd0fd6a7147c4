import { PRODUCT_NAME } from "#core/product";
import type { LegalDocument } from "./legal-document";

export const terms: LegalDocument = {
  title: "Terms of use",
  text: "What you and we agree to when you use the service",
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
          "You have the right to upload the resumes: the candidates sent them to you or agreed to it.",
          "You tell candidates that software helps screen them, where the law requires it. The privacy page has a notice to start from.",
          "You ask only for what the job needs. Requirements about protected traits are rejected.",
          "You keep your password secret, and you do not probe, overload or resell the service.",
        ],
      ],
    },
    {
      title: "Credits and payment",
      body: [
        "Packs of credits are paid once, through Stripe. A credit opens one tournament of up to as many resumes as its pack says. Credits do not expire while your account exists. Prices are shown before you pay.",
        "The refund policy says when you get your money back.",
      ],
    },
    {
      title: "Availability and liability",
      body: [
        "We run the service with care, but do not promise that it is always available or free of errors; verdicts can be wrong, and the trust page says how often. Keep your own copies of files.",
        "Our liability is unlimited for intent and gross negligence and where the law requires it. Otherwise it is limited to what you paid in the preceding twelve months.",
      ],
    },
    {
      title: "Ending it",
      body: [
        "You may delete your account at any time. We may close an account that breaks these terms, after a warning where possible. Its data is then deleted as the privacy page describes.",
      ],
    },
    {
      title: "Changes and law",
      body: [
        "We may change these terms for the future. We tell you by email 30 days in advance; if you disagree, delete your account, and we refund unused paid credits.",
        `The law of ${law} applies. Mandatory consumer rights remain unaffected.`,
      ],
    },
  ],
};
