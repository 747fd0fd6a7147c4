import { PRODUCT_NAME } from "#core/product";
import type { FilledDocument } from "./documents";
import * as passages from "./passages";

export const annexIv: FilledDocument = {
  id: "annex-iv",
  title: "Technical documentation (outline)",
  summary: "The nine points that Annex IV of the EU AI Act requires of a provider.",
  basedOn: "Regulation (EU) 2024/1689, Article 11 and Annex IV",
  parts: (facts) => [
    {
      title: "1. General description",
      text: [passages.INTENDED],
      items: [
        `Provider: ${facts.seller.name}, ${facts.seller.address}, ${facts.seller.email}. Deployer: ${facts.company}; candidates write to ${facts.contact}.`,
        "Interaction: people use it in a browser; programs use its documented API with keys that a person made. It acts on no other system by itself, except that it sends messages to addresses that the account set.",
        "Form: a web service on Cloudflare's network; no hardware of its own, nothing to install.",
        "Interface: a ranked list, a scorecard for each candidate with quotes and arithmetic, a log. Instructions for use are a document of their own.",
        ...passages.describeJudge(facts),
      ],
    },
    {
      title: "2. Elements and development",
      items: [
        "Steps: the file is opened in isolation and its visible text is taken; personal details are hidden; the job's text is made into criteria; each criterion is judged with a quote; each quote is looked up in the text; levels and weights are added up.",
        "Design choice: no judge returns a score. The score is arithmetic over levels, shown on the scorecard and open to being redone.",
        "The built-in judge was fitted on levels that language-model readers gave to anonymized resumes against adverts written for the purpose, one half of them; its word vectors were learned from unlabeled resumes. Names of people, places and companies have no vector.",
        "A language model, where one judges, is used as its maker offers it; nothing here trains it. Its quotes are checked and a level that its quote does not support is lowered.",
        "Customers' data trains nothing. The judge does not change between versions, and a result keeps the version that made it.",
        "Human oversight (Article 14): see point 3.",
      ],
    },
    passages.fromTrust("method", "2 (g). Validation and testing"),
    passages.fromTrust("security", "2 (h). Cybersecurity"),
    passages.fromTrust("reads", "3. Input, functioning and control"),
    { title: "3. Uses that are not intended", items: passages.NOT_INTENDED },
    { title: "3. Human oversight", items: passages.OVERSIGHT },
    passages.accuracyPart("4. Performance", facts),
    passages.fromTrust("contrasts", "4. Foreseeable mistakes"),
    {
      title: "4. Whether these measures fit",
      text: [
        "Weighted kappa counts a level that is two steps off as worse than one that is one step off, as reviewers would. Claimed although not shown and missed although met are given apart, because the first costs a company time and the second costs a candidate a chance. Accuracy by group of people is not known: resumes in the sets are anonymized.",
      ],
    },
    {
      title: "5. Risk management (Article 9)",
      items: [...passages.RISKS, "Reviewed by [name, role] on [date]; next review on [date]."],
    },
    passages.fromTrust("changes", "6. Changes"),
    {
      title: "7. Standards applied",
      text: [
        "No harmonized standard is claimed. Where the Official Journal lists one, it is named here: [standards].",
      ],
    },
    {
      title: "8. EU declaration of conformity",
      text: [`[Copy of the declaration under Article 47, signed for ${facts.seller.name}.]`],
    },
    {
      title: "9. After it is on the market (Article 72)",
      items: [
        "Logs: each score, change of tier, view and export, with the versions of judge and criteria.",
        "Watched: agreement of reviewers with the software, share of verdicts that are not sure, fairness checks, candidates' corrections and requests.",
        ...passages.retentionItems(facts),
        `Serious incidents (Article 73) are reported by [name] to [authority]. ${PRODUCT_NAME}'s address is ${facts.seller.email}.`,
      ],
    },
  ],
};
