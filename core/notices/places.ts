/** The day on which the rules were last looked up. */
export const RULES_AS_OF = "November 2026";

/** A place whose rules ask employers to tell candidates about such software. */
export type Place = {
  id: string;
  name: string;
  /** What the notice rests on, and when it applies. */
  basedOn: string;
  /** What the recruiter must see to besides the text. */
  todo: string[];
  /** What a notice there says besides what every notice says. */
  says: string[];
};

export const places: Place[] = [
  {
    id: "new-york-city",
    name: "New York City",
    basedOn: "Local Law 144 and its rules (6 RCNY 5-300)",
    todo: [
      "Give the notice at least 10 business days before you use the software on an application.",
      "The law asks for an independent audit at most 12 months old, and for a published summary of it. The fairness page of a tournament has the tables for your auditor.",
    ],
    says: [
      "An automated employment decision tool will be used for this job. It assesses the qualifications that the job's requirements name, and nothing else.",
      "You may ask for another way to be assessed. Write to us at the address below.",
      "The summary of the tool's latest bias audit is at [address of the summary].",
    ],
  },
  {
    id: "illinois",
    name: "Illinois",
    basedOn:
      "HB 3773, in force since January 1, 2026. Draft rules of May 2026 were withdrawn in June, so this follows the law alone.",
    todo: [
      "ZIP codes may not stand in for protected traits. The software does not read addresses; your criteria should not name them.",
    ],
    says: [
      "We use artificial intelligence in this decision: who is invited to the next step for this job.",
      "It reads the text of your resume. It uses no ZIP code and nothing in place of a protected trait.",
    ],
  },
  {
    id: "california-crd",
    name: "California (Civil Rights Department)",
    basedOn: "The rules on automated-decision systems, in force since October 1, 2025",
    todo: [
      "The rules ask for records for 4 years. Your account keeps decision records as long as it says below.",
    ],
    says: [
      "An automated-decision system helps us in this decision. It may not be used to discriminate, and people check what it finds.",
    ],
  },
  {
    id: "california-admt",
    name: "California (CCPA, automated decision-making technology)",
    basedOn:
      "The CCPA regulations on ADMT, from January 1, 2027. They bind where a tool replaces human decision-making; a risk assessment is due by December 31, 2027.",
    todo: [
      "Offer the opt-out on the apply page (Let candidates apply): whoever chooses a person is read by no software.",
    ],
    says: [
      "You may opt out: then a person reads your application without this software.",
      "You may ask how it works and what it found. It compares your resume with each requirement, one by one; the result is a sum of points, which people look at.",
    ],
  },
  {
    id: "colorado",
    name: "Colorado",
    basedOn:
      "SB 26-189 (signed May 14, 2026; it replaces SB 24-205), from January 1, 2027. Rules of the Attorney General are still due.",
    todo: [
      "After an adverse outcome, explain it within 30 days. A candidate's own page and the draft of a letter are in the candidate's menu.",
    ],
    says: [
      "If we turn you down, we tell you in plain words what part this software had, within 30 days.",
      "You may correct what is wrong and ask for a person to look again.",
    ],
  },
  {
    id: "european-union",
    name: "European Union",
    basedOn:
      "The AI Act: software that ranks applicants is high-risk (Annex III). As of November 2026 those duties apply from December 2, 2027.",
    todo: [
      "Have trained people look at every result, keep logs for at least six months, and tell workers' representatives where the law asks for it.",
      "The GDPR applies besides: a score on which others strongly rely can itself count as a decision.",
    ],
    says: [
      "This is a high-risk AI system under the EU's AI Act. A person who understands it makes the decision and may disagree with it.",
      "You may ask for an explanation of the part it had, see your data, have it corrected or deleted, and contest the outcome.",
    ],
  },
];
