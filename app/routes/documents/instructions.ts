import { PRODUCT_NAME } from "#core/product";
import type { FilledDocument } from "./documents";
import * as passages from "./passages";

export const instructions: FilledDocument = {
  id: "instructions-for-use",
  title: "Instructions for use",
  summary: "What users of the software must know, as Article 13 of the EU AI Act requires.",
  basedOn: "Regulation (EU) 2024/1689, Articles 13, 14 and 26",
  parts: (facts) => [
    {
      title: "Provider",
      text: [`${facts.seller.name}, ${facts.seller.address}, ${facts.seller.email}.`],
    },
    { title: "What it is for", text: [passages.INTENDED, ...passages.describeJudge(facts)] },
    { title: "What it is not for", items: passages.NOT_INTENDED },
    {
      title: "How to use it",
      items: [
        "Write requirements that the work needs, one a line, and look at the criteria made of them before anything is read. Weights can be changed later; each change is a version.",
        "Upload resumes as PDF, DOCX or plain text. Pictures of pages are recognized in English; a resume whose text could not be read says so and is for a person.",
        "Tell candidates first; the account has a notice for each place.",
        "Read the quotes. “Not shown” means that no line shows it, not that the candidate lacks it; the follow-up questions are made of these.",
        "Decide yourself, set a tier where you disagree, and give the reason.",
        "Answer candidates who wait for a person; the tournament lists them, longest first.",
      ],
    },
    passages.fromTrust("reads", "What it reads, and what it never sees"),
    passages.accuracyPart("How true its verdicts are", facts),
    passages.fromTrust("method", "How that was measured, and what was not"),
    passages.fromTrust("contrasts", "Where it goes wrong"),
    { title: "Risks to look out for", items: passages.RISKS },
    { title: "What reviewers do (Article 14)", items: passages.OVERSIGHT },
    {
      title: "What the employer does (Article 26)",
      items: [
        `Name people who are trained for it and may overrule it: [names or roles at ${facts.company}].`,
        "Tell workers' representatives and workers before it is used, where the law asks for it: [date, how].",
        "Keep logs for at least six months: the activity log of each tournament can be exported, also after its deletion while its records are kept.",
        "Stop using it and tell the provider if a result looks like a risk or a serious incident.",
        `Answer candidates who ask for an explanation; they write to ${facts.contact}.`,
      ],
    },
    { title: "What is logged and kept", items: passages.retentionItems(facts) },
    {
      title: "Running it",
      items: [
        "A current browser is enough. The same file, criteria and version of the built-in judge give the same result; a language model may differ from itself, and near the edge of a tier it reads twice.",
        `New versions are listed under Changes on the trust page. ${PRODUCT_NAME} re-reads nothing by itself after an update; “Analyze again” does it for one candidate.`,
      ],
    },
  ],
};
