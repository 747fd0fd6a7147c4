import { expect, test } from "vitest";
import { parseRequirement } from "./parse-requirement";

/** The groups as text: parts of one group joined by "|" if any of them is enough, groups by "&". */
function groupsOf(text: string): string {
  const { units, groups } = parseRequirement(text);
  const wordsOf = (part: { units: number[] }) => part.units.map((at) => units[at]?.written).join(" ");
  return groups.map(({ any, parts }) => parts.map(wordsOf).join(any ? " | " : " + ")).join(" & ");
}

const examplesOf = (text: string) => {
  const { units, examples } = parseRequirement(text);
  return examples.map((part) => part.units.map((at) => units[at]?.written).join(" "));
};

test.each([
  // "Or" joins nothing to what stands before the preposition.
  ["Training of new or fellow sales reps", "Training & fellow sales reps"],
  ["General ledger / journal entries", "General ledger | journal entries"],
  ["R&D budgets & forecasts", "R D budgets & forecasts"],
  // A size may be a kind.
  ["Experience with large animals", "large animals"],
  ["Sales to large stores", "Sales & stores"],
  ["consumer or mortgage loans", "consumer | mortgage & loans"],
  // Names of several words stay whole, whatever their words mean alone.
  ["Windows Server and Active Directory administration", "Windows Server & Active Directory administration"],
  ["Records management", "Records management"],
  ["Lean or Six Sigma", "Lean | Six Sigma"],
  ["Advanced Excel", "Excel"],
  ["Health care or e-commerce projects", "Health care | e commerce & projects"],
  // What alternatives share: their end, or nothing if they are complete.
  ["Finance, accounting or business administration", "Finance | accounting | business administration"],
  ["cooks, bakers or kitchen helpers", "cooks | bakers | kitchen helpers"],
  ["backend developer or machine learning engineer", "backend developer | machine learning engineer"],
  ["sales or marketing managers", "sales | marketing & managers"],
  ["Handles or settles insurance claims", "Handles | settles & insurance claims"],
  ["Audit work across several plants", "Audit & plants"],
  ["You keep client records", "client records"],
  // How much is asked for is not what is asked for.
  ["Welding for no fewer than 7 years", "Welding"],
  ["No less than 7 years of welding", "welding"],
  ["A record of won bids", "won bids"],
  // "IT" is no pronoun.
  ["Training of IT staff in it", "Training & IT staff"],
  // When it may be obtained is left out, unless that is all that is asked for.
  ["CAMS certification (or obtained within 12 months)", "CAMS certification"],
  ["Forklift license or willingness to obtain one", "Forklift license"],
  ["Must be able to obtain a forklift license", "obtain forklift license"],
  // What only frames it is left out.
  ["beaten your sales targets and can show it in figures", "beaten sales targets"],
  ["Process mapping with measurable results", "Process mapping"],
])("%s", (text, groups) => {
  expect(groupsOf(text)).toBe(groups);
});

test.each([
  ["Print production: brochures, catalogs or signage", ["brochures", "catalogs", "signage"]],
  ["sales cycle, from prospecting to negotiation and closing", ["prospecting", "negotiation", "closing"]],
  ["CAD (e.g. SolidWorks, Creo)", ["SolidWorks", "Creo"]],
  ["Risk assessments, including audits and interviews", ["audits", "interviews"]],
])("examples of %s", (text, examples) => {
  expect(examplesOf(text)).toEqual(examples);
});

test.each([
  ["Hands-on ERP (SAP, Oracle, JD Edwards)", "skill"],
  ["Adobe Illustrator", "skill"],
  ["Notary public", "license"],
  ["Credentialed veterinary technician", "license"],
  ["Verify the credentials of doctors", "skill"],
  ["Previous employment in a church, foundation or charity", "domain"],
  ["Professional certification such as CRCM, CAMS, CIA or CFE", "license"],
  ["the sales cycle, from prospecting and qualification to closing", "skill"],
  ["A current registered nurse license, or another license to practise a health profession", "license"],
  ["A CPR, first aid or crisis-intervention certificate", "license"],
  ["You have passed the Series 7 or SIE exam", "license"],
  ["Possession of a certificate in practice management, medical coding or billing", "license"],
  ["Inventory of hardware and licenses", "skill"],
  ["Experience with a certified quality system, including participation in audits", "skill"],
  ["Selection, qualification or auditing of suppliers", "duty"],
  ["Patient registration", "skill"],
  ["You direct a small crew, freelancers or volunteers", "leadership"],
  ["Direction of a team of buyers", "leadership"],
  ["Supervision of at least 8 people", "leadership"],
  ["Comfortable speaking Spanish with pet owners", "language"],
  ["Speaks Polish with patients and nurses", "language"],
  ["Fluent enough in German to negotiate with suppliers and drivers", "language"],
  ["Experience in French cooking for banquets and weddings", "duty"],
  ["Design and supervision of internal controls", "duty"],
  ["Hiring, onboarding and training of agents", "duty"],
  ["Experience in a bank, insurer or other financial institution", "domain"],
  ["Line management experience, including appraisals", "leadership"],
  ["Experience as a line manager", "leadership"],
  ["Leadership experience in a sales team", "leadership"],
  ["Production line maintenance", "skill"],
  ["Thought leadership in retail journals", "duty"],
])("kind of %s", (text, kind) => {
  expect(parseRequirement(text).kind).toBe(kind);
});

test("a certified product owner is certified, a certified product is not", () => {
  expect(parseRequirement("Certified Scrum Master or certified product owner").kind).toBe("license");
  expect(parseRequirement("Work with certified products").kind).not.toBe("license");
});

test("Go is a language where it stands as one", () => {
  const written = (text: string) => parseRequirement(text).units.map((unit) => unit.written);
  expect(written("Programming in Go")).toContain("Go");
  expect(written("Go or Rust")).toEqual(["Go", "Rust"]);
  expect(written("Willing to go to sites")).not.toContain("go");
});
