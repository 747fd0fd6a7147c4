import { PRODUCT_NAME } from "#core/product";
import type { LegalDocument } from "./legal-document";

export const aiNotice: LegalDocument = {
  title: "AI notice",
  text: "What the software decides, and what people decide",
  parts: ({ email }) => [
    {
      title: "What it is",
      body: [
        `${PRODUCT_NAME} reads resumes with rules and a small statistical model, or with a language model if the deployment uses one, and says for each requirement what the resume shows. Software that ranks applicants is regulated in many places; in the European Union it is considered high-risk.`,
      ],
    },
    {
      title: "What it does not do",
      body: [
        [
          "Nothing is decided automatically. It rejects no one and invites no one.",
          "It sees no names, photos, gendered words, dates of birth or addresses, and infers no feelings, personality, origin or health.",
          "It uses only the file that was uploaded.",
        ],
      ],
    },
    {
      title: "What you should do",
      body: [
        [
          "Tell candidates before you use it. The privacy page has a notice.",
          "Look at the quotes before you turn anyone down, above all where it says that it isn't sure.",
          "When a candidate asks, name a person to talk to, and correct mistakes.",
          "Monitor outcomes across groups of people where the law allows or requires it.",
        ],
      ],
    },
    {
      title: "How good it is",
      body: ["The trust page has the figures, and says what was not measured."],
    },
    {
      title: "If something looks wrong",
      body: [`Write to ${email}. We reply within 24 business hours.`],
    },
  ],
};
