// Every text around the legal documents. Each document is a file of its own.
export const versionOf = (version: string) => `Version of ${version}.`;
export const legalDocuments = "Legal documents";
export const privacy = "Privacy";
export const legal = "Legal";
