import type { LegalDocument } from "./legal-document";

export const refunds: LegalDocument = {
  title: "Refunds",
  text: "When you get your money back",
  parts: ({ name, address, email }) => [
    {
      title: "Unused credits",
      body: [
        `A pack of which no credit has been used is refunded in full within 30 days of the purchase. Write to ${email} from the account's address, and name the purchase.`,
      ],
    },
    {
      title: "When something broke",
      body: [
        "If a tournament could not be analyzed through a fault of ours, its credit is given back. If we cannot do that, its price is.",
      ],
    },
    {
      title: "If you leave",
      body: [
        "Deleting an account deletes its unused credits. Ask for the refund first, within the 30 days; the page where you delete the account shows what is left.",
      ],
    },
    {
      title: "How",
      body: [
        `Refunds go back the way the payment came, through Stripe, within ten days. The seller is ${name}, ${address}.`,
      ],
    },
  ],
};
