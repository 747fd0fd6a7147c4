import { count } from "#app/lib/format.ts";
import type { FilledDocument } from "./documents";
import * as passages from "./passages";

export const dpia: FilledDocument = {
  id: "dpia",
  title: "Data protection impact assessment (template)",
  summary: "What Article 35 of the GDPR requires of a controller who evaluates people systematically.",
  basedOn: "Regulation (EU) 2016/679, Articles 22 and 35",
  parts: (facts) => [
    {
      title: "Controller and processor",
      items: [
        `Controller: ${facts.company}. Candidates write to ${facts.contact}. Data protection officer: [name].`,
        `Processor: ${facts.seller.name}, ${facts.seller.address}, ${facts.seller.email}, under the data processing agreement of the service.`,
      ],
    },
    {
      title: "(a) The processing and its purposes",
      text: [passages.INTENDED, ...passages.describeJudge(facts)],
      items: [
        "Data subjects: applicants, and people whom a resume names.",
        "Data: resumes and their text, contact details, levels with quotes, match, tier, notes, reasons, what candidates say or ask. Special categories can stand in a resume; they are never asked for and are masked where they are recognized.",
        `Amount: ${count(facts.resumeCount, "resume")} in the account today.`,
        ...passages.retentionItems(facts),
      ],
    },
    passages.fromTrust("sub-processors", "(a) Recipients"),
    {
      title: "(b) Necessity and proportionality",
      items: [
        "Legal basis: [such as Article 6(1)(b) or (f), with the balance of interests].",
        "Why a less intrusive way would not do: [such as the number of applications].",
        "Minimized: only the uploaded file is used; names, contact details, addresses, dates of birth, photos and gendered words are hidden from the judge.",
        "Article 22: people decide. A score on which others strongly rely can itself count as a decision, so reviewers look at the evidence, and whoever prefers a person gets one.",
        ...passages.RIGHTS,
        "Access, export and deletion: what is held about one candidate can be exported, and deleted, without touching the others.",
      ],
    },
    {
      title: "(c) Risks to candidates",
      items: passages.RISKS.map(
        (risk) => `${risk} Likelihood here: [low, medium, high]. Severity: [low, medium, high].`,
      ),
    },
    passages.accuracyPart("(c) How often it is wrong", facts),
    passages.fromTrust("method", "(c) What those figures rest on"),
    { title: "(d) Measures: people", items: passages.OVERSIGHT },
    passages.fromTrust("reads", "(d) Measures: what the judge sees"),
    passages.fromTrust("security", "(d) Measures: security"),
    {
      title: "Views and decision",
      items: [
        "Advice of the data protection officer: [text, date].",
        "Views of candidates or their representatives: [text, or why they were not asked].",
        "Risk that remains: [low, medium, high]. If high: prior consultation under Article 36 on [date].",
        "Decided by [name, role] on [date]; next review on [date], and when the judge, the jobs or the places change.",
      ],
    },
  ],
};
