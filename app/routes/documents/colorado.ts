import type { FilledDocument } from "./documents";
import * as passages from "./passages";

export const colorado: FilledDocument = {
  id: "colorado-developer",
  title: "Developer's document for deployers (Colorado)",
  summary:
    "Intended and harmful uses, training data, limits and human review, as Colorado requires of developers.",
  basedOn: "Colorado SB 26-189, from January 1, 2027; rules of the Attorney General are still due",
  parts: (facts) => [
    {
      title: "Who gives this to whom",
      text: [
        `Developer: ${facts.seller.name}, ${facts.seller.address}, ${facts.seller.email}. Deployer: ${facts.company}, ${facts.contact}.`,
      ],
    },
    { title: "Intended uses", text: [passages.INTENDED, ...passages.describeJudge(facts)] },
    { title: "Uses that are harmful or not intended", items: passages.NOT_INTENDED },
    {
      title: "Categories of training data",
      items: [
        "Built-in judge, levels: anonymized resumes against adverts written for the purpose, labeled by language-model readers with a written guide. One half was used to fit it.",
        "Built-in judge, word vectors: unlabeled resumes, without names of people, places and companies.",
        "Language models: trained by their makers, who say with what; nothing is added here.",
        "Never used: customers' resumes, results, or what recruiters and candidates do.",
      ],
    },
    passages.fromTrust("reads", "Personal data that it uses, and does not use"),
    passages.accuracyPart("Accuracy", facts),
    passages.fromTrust("method", "How it was measured, and what was not"),
    { title: "Known limits and risks", items: passages.RISKS },
    passages.fromTrust("contrasts", "Kinds of mistakes to expect"),
    { title: "Instructions for human review", items: passages.OVERSIGHT },
    {
      title: "What the deployer needs for its own duties",
      items: [
        "Notice before use: the account has a text for Colorado.",
        "Explanation within 30 days of an adverse outcome: the candidate's own page and the draft of a letter.",
        "Correction: on that page, for each requirement. Human review: on that page, or chosen when applying.",
        "Records: what was decided stays after data is deleted, for the term that the account sets.",
      ],
    },
    {
      title: "Changes that matter",
      text: [
        "A new version that can change a verdict is listed below, and each result names its own. This document is made anew whenever it is downloaded.",
      ],
    },
    passages.fromTrust("changes", "Versions"),
  ],
};
