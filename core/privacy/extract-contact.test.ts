import { expect, test } from "vitest";
import { extractContact } from "./extract-contact";

const noPhones = () => [];
const contact = (text: string) => {
  const { spans: _spans, ...rest } = extractContact(text, noPhones);
  return rest;
};

test.each([
  ["Priya Raman\nData Analyst\n", "Priya Raman"],
  ["CURRICULUM VITAE\nJOÃO DA SILVA\nEngenheiro", "João Da Silva"],
  ["SENIOR ACCOUNTANT\nSummary\nTen years of work", undefined],
  ["Résumé\n\nName: Li Wei\nPhone: none", "Li Wei"],
  ["Amelia Baker\nAssistant", "Amelia Baker"],
  ["Иванов Иван Иванович\nИнженер", "Иванов Иван Иванович"],
  ["Mary-Jane O’Neill | Project Manager | Dublin", "Mary-Jane O’Neill"],
  ["Java Developer\nMachine Learning", undefined],
  ["Maria de los Santos\nNurse", "Maria de los Santos"],
  ["Anna Maria von und zu Stein\nNurse", "Anna Maria von und zu Stein"],
  ["[Tom Harrison](https://example.com/tom)\nNurse", "Tom Harrison"],
  ["Resume of Nadia Ellsworth - Confidential", "Nadia Ellsworth"],
  ["NOWAK Agnieszka\nNurse", "Agnieszka Nowak"],
  ["Ana Roth FCCA\nAccountant", "Ana Roth"],
  ["Robert Harrison III\nNurse", "Robert Harrison III"],
  ["Robert Harrison, Jr.\nNurse", "Robert Harrison Jr."],
  ["Daniil Oseev (Даниил Осеев)\nLeeds, UK\nNurse", "Daniil Oseev"],
  ["Dr. Omar van den Berg, MBA\nDirector", "Omar van den Berg"],
  ["SMITH, JOHN A.\nPlumber", "John A. Smith"],
  ["J A N E   D O E\nDesigner", "Jane Doe"],
  ["J A N E D O E\nDesigner", "Jane Doe"],
  ["Maria de la Cruz\nNurse", "Maria de la Cruz"],
  ["Ahmed bin Rashid\nAnalyst", "Ahmed bin Rashid"],
  ["Fatima Al-Sayed\nAnalyst", "Fatima Al-Sayed"],
  ["J. R. Thornbury\nEditor\nProfile", "J. R. Thornbury"],
  ["Zorblat Quimby\nZoo keeper", "Zorblat Quimby"],
  ["李小龙\n工程师", "李小龙"],
  ["김민준\n개발자", "김민준"],
  ["محمد علي\nمهندس", "محمد علي"],
  ["प्रिया शर्मा\nलेखाकार", "प्रिया शर्मा"],
  ["Jane Doe Senior Accountant", "Jane Doe"],
  ["Jean DUPONT\nIngénieur", "Jean DUPONT"],
  ["Sarah Connor, RN, BSN\nNurse", "Sarah Connor"],
  ["SKILLS\nJava\nSQL\nContact\nLinda Park\nData Analyst\nExperience", "Linda Park"],
  ["Full Name : Tunde Bakare\nSex: M", "Tunde Bakare"],
  ["Resume of Peter Stone\nDriver", "Peter Stone"],
  ["Hello, my name is Anna Bell and I paint.", "Anna Bell"],
  ["Mark Baker\nBaker", "Mark Baker"],
  ['Robert "Bob" Hanley\nDriver', 'Robert "Bob" Hanley'],
  ["Site Manager\nQuorra Velzine\n0161 496 0123", "Quorra Velzine"],
  ["CONTACT\n0161 496 0123\nSKILLS\nTeamwork\nQuorra Velzine\nSite Manager", "Quorra Velzine"],
  ["0161 496 0123\nEXPERIENCE\nQuorra Velzine\nSite Manager", undefined],
  ["Velzine, Quorra\nSite Manager", "Quorra Velzine"],
  ["Washington, Daniel\nSite Manager", "Daniel Washington"],
  ["Jackson, Georgia\nSite Manager", undefined],
  ["Brooklyn Velzine\nSite Manager", "Brooklyn Velzine"],
  ["Ritu\nTeacher\nritu.k@example.com", "Ritu"],
  ["Mohammed Al-Farsi\n12 High Street", "Mohammed Al-Farsi"],
  ["BUYER\n3/9/2015 https://jobs.example.com/cv\nwww.https-jobs.example.com", undefined],
  ["Summer Rose\nFlorist", "Summer Rose"],
  ["Arwen Quillfeather Springfield Illinois Work Experience Nurse City Hospital", "Arwen Quillfeather"],
  ["Springfield Heights Illinois Work Experience Nurse City Hospital", undefined],
  ["Arwen Quillfeather Senior Nurse Boston Willing to relocate Anywhere", "Arwen Quillfeather"],
  [
    "Personal information\nSurname(s) / First name(s) Quillfeather, Arwen\nAddress 5 High St",
    "Arwen Quillfeather",
  ],
  ["PERSONAL INFORMATION Arwen Quillfeather\n5 High St", "Arwen Quillfeather"],
  ["Candidate Name\nArwen Quillfeather\nPosition\nNurse", "Arwen Quillfeather"],
  ["First name: Arwen\nLast name: Quillfeather\nNurse", "Arwen Quillfeather"],
  ["Arwen\nQuillfeather\nREGISTERED NURSE", "Arwen Quillfeather"],
  ["CallLimits\nTeamwork\nREGISTERED NURSE", undefined],
  ["A RWEN Q UILLFEATHER\nNurse", "Arwen Quillfeather"],
  ["Arwen Quillfeather - Curriculum Vitae\n0161 496 0123", "Arwen Quillfeather"],
  ["Springfield, IL\nArwen Quillfeather\nNurse", "Arwen Quillfeather"],
  [
    "Contact\nwww.linkedin.com/in/x1y2z3\nTop Skills\nPatience\nArwen Quillfeather\nNurse at City Hospital",
    "Arwen Quillfeather",
  ],
  ["Jan Novák, Zwolle\nNurse", "Jan Novák"],
  ["Rowan Teale, Carpenter\nrowan@example.com", "Rowan Teale"],
  ["Brandt Staffing, 0161 496 0100\nCandidate: Arwen Quillfeather", "Arwen Quillfeather"],
  ["YOUR NAME HERE\nyour_name@example.com", undefined],
  ["FRONT END DEVELOPER\nSummary", undefined],
  ["Production Excellence Specialist\nSummary", undefined],
  ["Curriculum Vitae\nProfile\nEight years of work", undefined],
  ["San Francisco, CA\nMarketing lead", undefined],
  ["PROJECT MANAGER\nMorgan Stanley\nNew York", undefined],
  ["Warehouse Lead\nExperience\nBlue Door Ltd", undefined],
  ["Public Relations Specialist\nSummary", undefined],
  ["Account Executive\nReferences\nName: John Smith\n", undefined],
  ["Tel Aviv, Israel\nBackend", undefined],
  ["Work Experience\nSupervisor: James Floyd", undefined],
])("name of %j", (text, name) => {
  expect(contact(text).name).toBe(name);
});

test("the e-mail vouches for a name further down", () => {
  const text = "PROFILE\nSales Executive\nStrong seller\nKey Results\nTomas Novak\ntomas.novak@example.com\n";
  expect(contact(text)).toEqual({ name: "Tomas Novak", email: "tomas.novak@example.com" });
});

test("e-mails: trimmed of what is glued to them, first one shown, all spans kept", () => {
  const text =
    "Mail: a.b+c@mail.example.co.uk, second: (x@y.org). Not: at @ home or me@localhost. z@w.comPhone 5\nEmail-q@v.io";
  const found = extractContact(text, noPhones);
  expect(found.email).toBe("a.b+c@mail.example.co.uk");
  expect(found.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    "a.b+c@mail.example.co.uk",
    "x@y.org",
    "z@w.com",
    "q@v.io",
  ]);
});

test.each([
  ["Dana Reed\nWarehouse Supervisor\ndana@example.com", "dana@example.com"],
  ["Dana Reed\nProduction Line Manager | dana@example.com", "dana@example.com"],
  ["Work\nClerk\nSupervisor: Jo Lane\njo@example.org", undefined],
  ["Work\nClerk\nSupervisor Jo Lane, jo@example.org", undefined],
  ["Work\nClerk\nSupervisor's name and e-mail\njo@example.org", undefined],
])("whoever is a supervisor is no referee: %j", (text, email) => {
  expect(contact(text).email).toBe(email);
});

const phonesOf = (text: string) =>
  [...text.matchAll(/\d{3}-\d{3}-\d{4}/g)].map(({ 0: number, index }) => ({
    number,
    start: index,
    end: index + number.length,
  }));

test.each([
  ["Jane Roe\n206-555-0101\nEXPERIENCE\nClerk, Oak Ltd, 2010 - 2014", "206-555-0101"],
  ["Jane Roe\nEXPERIENCE\nClerk, Oak Ltd, 2004 - 2007\nTelephone: 206-555-0102.\nFiled letters", undefined],
  ["Jane Roe\nEXPERIENCE\nClerk, Oak Ltd\n- Answered the phone of the practice 206-555-0103", undefined],
  ["Jane Roe\nEXPERIENCE\nClerk, Oak Ltd\nCompany switchboard: 206-555-0104", undefined],
  ["Jane Roe\nSKILLS\nSQL\nIn an emergency ring Rita, 206-555-0105", undefined],
  ["Jane Roe\nEXPERIENCE\nClerk, Oak Ltd\nCONTACT\n206-555-0106", "206-555-0106"],
  ["Jane Roe\nEXPERIENCE\nClerk, Oak Ltd\n206-555-0107\njane@example.com\nSKILLS", "206-555-0107"],
  ["Jane Roe\nEDUCATION\nBA\nYou can reach me at 206-555-0108.", "206-555-0108"],
  ["Oak & Elm Staffing, 206-555-0109\nCandidate: Jane Roe", undefined],
  ["Jane Roe, Staffing Manager, 206-555-0110", "206-555-0110"],
  ["Jane Roe\nEXPERIENCE\nTeacher\nPrincipal Angela Dow 206-555-0111", undefined],
  ["Oak & Elm Inc.\n206-555-0112\n\nCandidate: Jane Roe\n206-555-0113", "206-555-0113"],
  ["206-555-0114\nJane Roe\nNurse", "206-555-0114"],
])("phone of %j", (text, phone) => {
  expect(extractContact(text, phonesOf).phone).toBe(phone);
});

test("the phone finder's first number is shown", () => {
  const found = extractContact("Call 1 or 2", () => [
    { number: "+1", start: 5, end: 6 },
    { number: "+2", start: 10, end: 11 },
  ]);
  expect(found.phone).toBe("+1");
  expect(found.spans).toHaveLength(2);
});

test("hostile input is read in linear time", () => {
  const started = performance.now();
  extractContact("a".repeat(2_000_000), noPhones);
  extractContact("@".repeat(200_000), noPhones);
  extractContact(`${"a.".repeat(200_000)}@${"b.".repeat(200_000)}`, noPhones);
  extractContact(`${"Aa ".repeat(400_000)}`, noPhones);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test.each([
  ["Write to jane (at) example (dot) com please", "jane@example.com"],
  ["jane.doe @ example.com", "jane.doe@example.com"],
  ["Emailjane.doe@example.com", "jane.doe@example.com"],
  ["jane.doe@exam-\nple.com", "jane.doe@example.com"],
  ["jane.doe@\nexample.com", "jane.doe@example.com"],
  ["mailto:jane@example.co.uk", "jane@example.co.uk"],
  ["4155550134jane@example.com", "jane@example.com"],
  ["jane@example.comlinkedin.com/in/jane", "jane@example.com"],
  ["Engineer @ Example.com", undefined],
  ["envelopejane@example.com", "jane@example.com"],
  ["/phone1 /envel⌢pejane@example.com", "jane@example.com"],
  ["Jane Roe\nQjane.roe@example.com", "jane.roe@example.com"],
  ["Bob Roe\nbob@example.com", "bob@example.com"],
  ["jane@example.community", "jane@example.community"],
  ["jane@example.comGitHub: jane", "jane@example.com"],
  ["Jane Roe\nEXPERIENCE\nClerk\nAnswered the mail of the practice (desk@oak.example.com)", undefined],
  [
    "Jane Roe\nEXPERIENCE\nClerk\nREFERENCES\nEd Poe, ed@example.com\njane.roe@example.com",
    "jane.roe@example.com",
  ],
  ["Jane Roe\nEXPERIENCE\nClerk at Oak\n\nhello@example.com\nlinkedin.com/in/jane", "hello@example.com"],
  ["Supervisor: Ed Poe (ed.poe@example.com)", undefined],
  ["References\nEd Poe, ed.poe@example.com", undefined],
  ["Ref: x\nJane Doe\ned@example.com\njane.doe@example.com", "jane.doe@example.com"],
])("e-mail of %j", (text, email) => {
  expect(contact(text).email).toBe(email);
});

test("links and town are taken from among the contact details", () => {
  const text =
    "Jane Doe\njane@example.com | Leeds, UK | linkedin.com/in/janedoe | janedoe.dev\nExperience\nASP.NET at Example.com, Paris, France";
  expect(contact(text)).toMatchObject({
    links: ["linkedin.com/in/janedoe", "janedoe.dev"],
    location: "Leeds, UK",
  });
});

test.each([
  ["Karthika S\nChennai, Tamil Nadu\nWork Experience\nTester", "Karthika S"],
  ["B Renuka\nSoftware Tester\nWork Experience", "B Renuka"],
  ["Section C\nLeeds, UK\nWork Experience", undefined],
  [
    "SUPPLY SPECIALIST\nSummary\nI can be an asset to your team. Sincerely, Owen Hartley Skilled in supply",
    "Owen Hartley",
  ],
  [
    "SUPPLY SPECIALIST\nLetter of recommendation\nSheer joy to work with. Sincerely, Owen Hartley Director",
    undefined,
  ],
  ["CLERK\nDuties\nI hereby declare that all of this is true. Place: (Sanjay Kumar)", "Sanjay Kumar"],
  ["ANALYST\nDuties\nVera Perry Cont.\nManaged a team", "Vera Perry"],
])("name of %j", (text, name) => {
  expect(contact(text).name).toBe(name);
});

test.each([
  ["Address: 1450 Larimer Street, Denver, CO 80202, United States", "Denver, CO 80202, United States"],
  ["1450 Larimer Street, Denver, CO 80202", "Denver, CO 80202"],
  ["Address: Denver, CO 80202", "Denver, CO 80202"],
  ["5 years of audits, Denver", undefined],
])("of the address %j the town is shown", (line, location) => {
  expect(contact(`Jane Roe\n${line}\njane.roe@example.com\n`).location).toBe(location);
});

test("a stay abroad is no place of residence", () => {
  const text = "Robin Example\nrobin@example.com\nHighlights\nExperience living abroad in Quito, Ecuador\n";
  expect(contact(text).location).toBeUndefined();
});

test("the place at the end of a wrapped sentence is not where the candidate lives", () => {
  const head = (sentence: string) => `Jane Roe\njane.roe@example.com\n${sentence}\nHouston\n`;
  expect(contact(head("Auditor with ten years of work for banks in")).location).toBeUndefined();
  expect(contact(head("Auditor, based in")).location).toBe("Houston");
  expect(contact(head("Auditor with ten years of work for banks")).location).toBe("Houston");
});

test("an office's address on the letterhead is not the candidate's", () => {
  expect(contact("Oak Framing Ltd\ninfo@oak.example\n\nJane Roe\nFramer\n").email).toBeUndefined();
  expect(contact("Jane Roe\nFramer\ninfo@janeroe.example\n").email).toBe("info@janeroe.example");
});

test("below an emergency contact, only the address with the candidate's full name is the candidate's", () => {
  const below = (email: string) => contact(`Jane Roe\nEmergency contact: Ada Roe\n${email}\nClerk\n`).email;
  expect(below("j.roe@example.com")).toBe("j.roe@example.com");
  expect(below("ada.roe@example.com")).not.toBe("ada.roe@example.com");
});
