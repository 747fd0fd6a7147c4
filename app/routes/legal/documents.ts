import { aiNotice } from "./ai-notice";
import { dataProcessing } from "./data-processing";
import { refunds } from "./refunds";
import { subProcessors } from "./sub-processors";
import { terms } from "./terms";

export const legalDocuments = {
  "/terms": terms,
  "/refunds": refunds,
  "/sub-processors": subProcessors,
  "/data-processing": dataProcessing,
  "/ai-notice": aiNotice,
};

export type LegalPath = keyof typeof legalDocuments;

export const isLegalPath = (path: string): path is LegalPath => path in legalDocuments;
