import { count } from "#app/lib/format.ts";
import type { FilledDocument } from "./documents";
import * as passages from "./passages";

export const riskAssessment: FilledDocument = {
  id: "ccpa-risk-assessment",
  title: "Risk assessment (CCPA)",
  summary: "What California requires of a business that uses automated decision-making on applicants.",
  basedOn:
    "the CCPA regulations on risk assessments (11 CCR 7150 to 7157); due by December 31, 2027 for what began before 2026",
  parts: (facts) => [
    {
      title: "1. Purpose",
      text: [
        `${facts.company} uses the software to read applications for its jobs faster and by the same requirements for everybody. [Which jobs, and why reading without it would not do.]`,
        passages.INTENDED,
      ],
    },
    {
      title: "1. Who processes it",
      text: [
        `Business: ${facts.company}; candidates write to ${facts.contact}. Service provider: ${facts.seller.name}, ${facts.seller.address}, ${facts.seller.email}.`,
      ],
    },
    {
      title: "2. Personal information, and the least that is needed",
      items: [
        "Resumes as candidates or recruiters upload them: work, skills, education, certificates, and whatever else a candidate wrote, which can be sensitive personal information. It is never asked for.",
        "Contact details found in them, shown to recruiters, hidden from the judge.",
        "Results: levels with quotes, match, tier, notes, reasons; what candidates say or ask on their page.",
        "Answers about sex, race or ethnicity for impact tables, if you have them: they never leave the browser.",
        "Least needed: one file per candidate. Nothing is looked up elsewhere.",
      ],
    },
    {
      title: "3. How it is processed",
      items: [
        "Collected from: candidates by an apply page or mail, or recruiters by upload.",
        `Consumers: ${count(facts.resumeCount, "resume")} in the account today. Expected in a year: [number].`,
        ...passages.describeJudge(facts),
        "Logic: a level for each requirement, with a quote; weights are set by the recruiter and shown; their sum is the match. Output: levels, match, tier, order. A person decides; how: [who looks at what before a decision].",
        ...passages.retentionItems(facts),
      ],
    },
    passages.fromTrust("sub-processors", "3. Who gets it"),
    { title: "3. What candidates are told and can do", items: passages.RIGHTS },
    {
      title: "4. Benefits",
      items: [
        "For candidates: the same requirements for all, personal details hidden while judging, the lines behind each level, a way to correct them.",
        "For the business: less time until somebody qualified is seen. [Your own figures.]",
      ],
    },
    {
      title: "5. Negative impacts",
      items: [...passages.RISKS, "[What is particular to your jobs and candidates.]"],
    },
    passages.accuracyPart("5. How often it is wrong", facts),
    passages.fromTrust("method", "5. What those figures rest on"),
    { title: "6. Safeguards: people", items: passages.OVERSIGHT },
    passages.fromTrust("reads", "6. Safeguards: what the judge sees"),
    passages.fromTrust("security", "6. Safeguards: security"),
    {
      title: "7. Decision",
      text: [
        "The processing [will / will not] be started or continued, because [how benefits and impacts weigh].",
      ],
    },
    {
      title: "8 and 9. Who took part, and who approved",
      items: [
        "Contributed: [names and positions].",
        "Reviewed and approved: [name and position of somebody who may decide about the processing], on [date].",
        "Reviewed again by [date]: at least every three years, and within 45 days of a material change.",
      ],
    },
  ],
};
