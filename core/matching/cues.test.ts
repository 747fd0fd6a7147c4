import { expect, test } from "vitest";
import { findEvidence } from "./find-evidence";
import { createMatcher } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

/** Who does what the duty says, as far as the requirement goes: "asserted", or why it is not the candidate. */
function cueOf(asked: string, duty: string) {
  const text = `Robin Example\n\nExperience\nClerk, Northwind\n04/2016 - 07/2024\n- Kept the files\n- ${duty}\n`;
  const resume = readResume(text, new Date("2026-11-20T12:00:00Z"));
  const { lines, denied } = findEvidence(resume, createMatcher(parseRequirement(asked)));
  const isOf = ({ line }: { line: number }) => resume.lines[line]?.text.includes(duty);
  return lines.some(isOf) ? "asserted" : denied.find(isOf)?.cue;
}

test.each([
  ["Training of staff in fire safety", "Was trained in fire safety with all staff", "received"],
  ["Training of staff in fire safety", "Attended the yearly staff training in fire safety", "received"],
  ["Training", "Completed training in leadership", "received"],
  ["Training of staff in fire safety", "Completed courses in fire safety training", "received"],
  ["First aid training", "Completed first aid training", "asserted"],
  ["Interviewing of applicants", "I was interviewed with four applicants", "received"],
  ["Auditing of suppliers", "Filed papers when customers audited us as their supplier", "received"],
  ["Maintenance of lifts", "Lifts maintained by a contractor", "others"],
  ["Payroll", "Payroll done by an outside bureau", "others"],
  ["Analysis of soil samples", "Soil samples are taken and analyzed by an outside laboratory", "others"],
  ["Translation of manuals", "Sent manuals to an agency for translation", "others"],
  [
    "Stock rotation",
    "I would like to join a shop that values fresh bread, fair prices and stock rotation",
    "planned",
  ],
  ["Carrying out audits", "Was questioned when they carried out the audits", "others"],
  ["Repair of hulls", "Held the lamp while the boatbuilder repaired hulls", "others"],
  ["Allocation of berths", "Painted the berths that the harbour master allocates", "others"],
  ["Running Kubernetes", "A move to Kubernetes was discussed but never begun", "negated"],
  ["VAT returns", "Passed the ledgers on; VAT returns were not part of my duties", "negated"],
  ["Programming of lathes", "Ran the lathes with finished programs, did no programming", "negated"],
  ["Work with children", "Minded children aged five; have not worked with children under three", "negated"],
  ["Drawing of floor plans", "Built houses to floor plans drawn by an architect", "others"],
  ["Inspection of kitchens", "Kitchen was inspected twice a year", "received"],
  ["Night shifts", "Prepared to do night shifts in a new post", "planned"],
  ["Work on wind turbines", "From next summer to work on wind turbines", "planned"],
])("%s is not claimed by: %s", (asked, duty, cue) => {
  expect(cueOf(asked, duty)).toBe(cue);
});

test("the goods somebody handled are not what is done with them", () => {
  expect(cueOf("Plumbing repairs", "Sold plumbing repair kits")).toBeUndefined();
  expect(cueOf("Welding of aluminum", "Delivered aluminum welding wire")).toBeUndefined();
});

test.each([
  ["Staff training", "Delivered staff training sessions"],
  ["Welding of pipes", "Sold scrap after welding pipes for the shop"],
  ["Selling welding wire", "Sold welding wire to workshops"],
  ["Training of staff in fire safety", "Was trained in fire safety, then trained all staff"],
  ["Training of staff in fire safety", "Gave the yearly staff training in fire safety"],
  ["First aid training", "Attended first aid training"],
  ["First aid training", "Completed first aid training"],
  ["Training", "Completed the training of twelve new hires"],
  ["Training of staff in leadership", "Completed staff training in leadership"],
  ["Preparation of reports", "Reports were prepared weekly"],
  ["Processing of invoices", "Processed invoices submitted by the departments"],
  ["Maintenance of lifts", "Lifts maintained by me"],
  ["Increase of sales", "Sales increased by a third"],
  ["Translation of manuals", "Translated manuals to the deadline for the makers"],
  ["Stock rotation", "Stock rotation, so that customers looking for bread found it fresh"],
  ["Carrying out audits", "Carried out audits when they were due"],
  ["Repair of hulls", "Repaired hulls while the boatbuilder held the lamp"],
  ["Inspection of kitchens", "Inspected the kitchen twice a year"],
  ["Inspection of kitchens", "Kitchens were inspected weekly by me"],
  ["Care of patients", "Looked after a group of ten patients"],
  ["Operation of microscopes", "Was the one who operated the microscopes"],
  ["Care of children", "Took care of ten children, none of them older than two"],
  ["Driving trucks", "Drove trucks but never speeded"],
])("%s is claimed by: %s", (asked, duty) => {
  expect(cueOf(asked, duty)).toBe("asserted");
});

test.each([
  ["Programming of lathes", "Ran and programmed the lathes, no programming of robots"],
  ["Negotiation and filing of contracts", "Filed contracts; negotiation was done by head office"],
  ["Operating lathes", "Operated all lathes except the lathes in hall two"],
  ["Drawing of floor plans", "Built houses to floor plans drawn by me"],
])("%s is shown by: %s", (asked, duty) => {
  expect(cueOf(asked, duty)).toBe("asserted");
});
