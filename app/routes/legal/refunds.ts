import type { LegalDocument } from "./legal-document";

export const refunds: LegalDocument = {
  title: "Refunds",
  text: "When you get your money back",
  parts: ({ name, address, email }) => [
    {
      title: "Unused credits",
      body: [
        `If you haven't used any credit of a pack, we refund it in full within 30 days of purchase. Write to ${email} from your account's address and name the purchase.`,
      ],
    },
    {
      title: "When something broke",
      body: [
        "If a tournament could not be analyzed because of a fault on our side, we return its credit or, if we can't, its price.",
      ],
    },
    {
      title: "If you leave",
      body: [
        "Deleting an account deletes its unused credits. Ask for the refund first, within the 30 days; your account page shows what you have left before you delete it.",
      ],
    },
    {
      title: "How",
      body: [
        `We refund to your original payment method, through Stripe, within ten days. The seller is ${name}, ${address}.`,
      ],
    },
  ],
};
