// Every text around the trust card. The card is a document of its own.
export const title = "Trust";
export const description =
  "How accurate the verdicts are, how we measured that, what the judge never sees, and who gets data.";

export const subtitle = (product: string) =>
  `What ${product}'s verdicts are worth, and what happens to the data`;
export const downloadAsPdf = "Download as PDF";
export const downloadAsJson = "Download as JSON";
