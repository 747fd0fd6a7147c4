import { expect, test } from "vitest";
import { textDocument } from "../../tests/fixtures/text-document";
import { buildRubric } from "../analysis/build-rubric";
import { embeddedAnalyzer } from "../matching/embedded-analyzer";
import { analyzeResume } from "../resumes/analyze-resume";

const judge = (keyRequirements: string, lines: string[]) =>
  judgeText(
    keyRequirements,
    ["Ira Tell", "Experience", "Site Manager, Alder & Co", "Jan 2019 - Present", ...lines].join("\n"),
  );

/** The verdict on the first criterion. */
async function judgeText(keyRequirements: string, text: string) {
  const rubric = await buildRubric({
    name: "",
    jobDescription: "",
    keyRequirements,
    optionalRequirements: "",
    keySkills: [],
  });
  const { scorecard } = await analyzeResume(
    { analyzer: embeddedAnalyzer, findPhones: () => [] },
    { rubric, document: textDocument(text), asOf: new Date("2026-01-01") },
  );
  return scorecard.verdicts[0];
}

test("a word of another name, or with another meaning, shows nothing of a known skill", async () => {
  const lines = ["one", "two", "three", "four"].map(
    (word) => `- Kept the accounts receivable of site ${word}`,
  );
  expect((await judge("Accounts payable", lines))?.level).not.toBe("strong");
  expect(
    (await judge("E-filing", ["- Did the filing of orders and of plans", "- Kept the filing in order"]))
      ?.level,
  ).toBe("none");
});

test("a job that says only when it began goes on", async () => {
  const text = ["Ira Tell", "Updated May 2025", "Experience", "Roofer", "Jan 2021", "- Roofed barns"];
  const before = ["Clerk", "Jan 2018 - Jan 2021", "- Kept files"];
  expect((await judgeText("Roofing", [...text, ...before].join("\n")))?.level).toBe("strong");
});

test("the quote is the shortest line that proves", async () => {
  const verdict = await judge("Carpentry", [
    "- Worked with the architects and the town on plans, permits, carpentry, deliveries and the many other things of a site",
    "- Taught carpentry to four apprentices",
    "- Carpentry",
  ]);
  expect(verdict?.evidence?.quote).toBe("Taught carpentry to four apprentices");
});

test("of two lines that prove the same, the quote is the one of the later job", async () => {
  const late = ["Joiner, Northwind", "Jan 2022 - Dec 2024", "- Made carpentry drawings for two schools"];
  const early = ["Joiner, Contoso", "Jan 2016 - Dec 2019", "- Did the carpentry of two barns"];
  const verdict = await judgeText("Carpentry", ["Ira Tell", "Experience", ...late, ...early].join("\n"));
  expect(verdict?.evidence?.quote).toContain("schools");
});

test("what was done counts where the skill is not named, and other people's jobs do not", async () => {
  const diaries = ["- Kept the diaries of two directors", "- Kept the mayor's diary for a year"];
  expect((await judge("Calendar management", diaries))?.level).toBe("strong");
  expect((await judge("Calendar management", diaries.slice(1)))?.level).toMatch(/partial|strong/);
  const others = ["- Worked with supervisors of other trades", "- Reported to the site supervisor every day"];
  expect((await judge("Team leadership", others))?.level).toBe("none");
});

test("the advert's own words are evidence in dated work, and the note says that they are the advert's", async () => {
  const asked = "Draft site visitor policy";
  const same = await judge(asked, ["- Drafted the site visitor policy for the yard"]);
  expect(same).toMatchObject({
    level: "strong",
    note: expect.stringContaining("Same words as your advert."),
  });
  const other = await judge(asked, ["- Wrote the rules for visitors of the yard"]);
  expect(other?.note).not.toContain("advert");
});

test("work without dates that can be read is work, and the note says so", async () => {
  const text = [
    "Ira Tell",
    "Work Experience",
    "Roofer",
    "- Roofed barns with slate for three farms",
    "- Roofed a church",
  ];
  const verdict = await judgeText("Roofing", text.join("\n"));
  expect(verdict?.level).toMatch(/partial|strong/);
  expect(verdict?.note).toContain("without dates");
});

test("a license is held where its title stands among the licenses", async () => {
  const nurse = ["Ira Tell", "Licensure", "Registered Nurse, State of Ohio"].join("\n");
  expect((await judgeText("RN license", nurse))?.level).toBe("strong");
  expect((await judgeText("RN license", nurse.replace("Ohio", "Ohio, expected 2027")))?.level).toBe("none");
  const aspiring = ["Ira Tell", "Summary", "I work beside a registered nurse"].join("\n");
  expect((await judgeText("RN license", aspiring))?.level).toBe("none");
});

test("what work shows is quoted from the work, also where only a list under a job names it", async () => {
  const listed = ["Ira Tell", "Skills", "Docker, Terraform, Ansible", "Experience"];
  const job = ["DevOps Engineer, Alder & Co", "Jan 2019 - Present", "Docker, Terraform, Ansible, Vault"];
  expect(await judgeText("Terraform", [...listed, ...job].join("\n"))).toMatchObject({
    evidence: { quote: "Docker, Terraform, Ansible, Vault" },
    note: "Named in a list under a dated job.",
    level: expect.stringMatching(/^(?:partial|strong)$/),
  });
});

test("who holds the title of a skill has it, in its department too", async () => {
  const dates = "May 2014 - June 2018";
  const levelOf = async (skill: string, header: string) => (await judge(skill, [header, dates]))?.level;
  expect(await levelOf("Bartending", "Waiter / Bartender, Corner Bar")).toBe("strong");
  expect(await levelOf("Bartending", "Cleaner, The Bartender's Friend")).not.toMatch(/partial|strong/);
  expect(await levelOf("Bartending", "Assistant bartender, Corner Bar")).toBe("partial");
  expect(await levelOf("Intensive care nursing", "Registered Nurse, Intensive Care Unit")).toBe("strong");
  expect(await levelOf("Intensive care", "Receptionist, Intensive Care Unit")).not.toMatch(/partial|strong/);
  expect((await judge("Welding", [`Welder (MIG, stick), ${dates}`]))?.level).toBe("strong");
});

test("what a referee does is not what the candidate does", async () => {
  const text = (line: string) =>
    `Ira Tell\nExperience\nCleaner, Alder & Co, 2019 - 2024\n- Washed\n\n${line}`;
  const referee = text("Reference\nJo Hale, laundry manager, manages a laundry of 40 staff");
  expect((await judgeText("Managing a laundry", referee))?.level).toBe("none");
  const own = text("Other\nManages the laundry of the village hall every week");
  expect((await judgeText("Managing a laundry", own))?.level).not.toBe("none");
});

test("the common words of a known name show it only where they stand together", async () => {
  const apart = "- Wrote the management and mitigation plans that the county wants for each building project";
  expect((await judge("Project management", [apart]))?.level).not.toBe("strong");
  expect((await judge("Project management", ["- Managed two projects for the county"]))?.level).toBe(
    "strong",
  );
});

test("what was done tells a skill also where a list names it", async () => {
  const job = [
    "Experience",
    "Clinic Manager, Alder & Co",
    "Jan 2019 - Present",
    "- Interviewed twelve nurses",
  ];
  const listed = ["Ira Tell", "Skills", "Recruitment, Scheduling, Excel", ...job].join("\n");
  expect(await judgeText("Recruitment", listed)).toMatchObject({
    level: "strong",
    evidence: { quote: "Interviewed twelve nurses" },
  });
});

test("years of some work are those of whoever is called by it", async () => {
  const text = ["Ira Tell", "Experience", "Construction Manager, Alder & Co", "Jan 2015 - Jan 2022"];
  const told = [...text, "Walked the site every morning and wrote the log."].join("\n");
  expect((await judgeText("5 years of construction supervision", told))?.level).toBe("strong");
  expect((await judgeText("5 years of graphic design", told))?.level).toBe("none");
});

test.each([
  ["Languages: English (native), Spanish (fluent)", "strong"],
  ["Languages: English, Spanish - B2", "strong"],
  ["Fluent in Spanish", "strong"],
  ["Languages: English (fluent), Spanish (basic)", "partial"],
  ["Languages: English, German", "none"],
  ["Led a group with a Spanish interpreter at my side", "none"],
])("a language is as well known as the resume says: %s", async (line, level) => {
  expect((await judgeText("Fluent Spanish", ["Ira Tell", line].join("\n")))?.level).toBe(level);
});

test("a certificate on a line of its own is held, wherever it stands; one in a row of skills is listed", async () => {
  expect((await judgeText("OSHA 30", ["Ira Tell", "Highlights", "OSHA 30 Hour"].join("\n")))?.level).toBe(
    "strong",
  );
  const row = ["Ira Tell", "Skills", "Welding, roofing, OSHA 30, tiling, painting"].join("\n");
  expect((await judgeText("OSHA 30", row))?.level).toBe("weak");
});

test("a degree that somebody hopes for is none", async () => {
  const lines = [
    "Ira Tell",
    "Education",
    "Alder College, 2024",
    "I hope to transfer and obtain a B.S. in law.",
  ];
  expect((await judgeText("Bachelor's degree", lines.join("\n")))?.level).toBe("none");
});

test("years of a job whose end nobody wrote are a guess", async () => {
  const later = ["Ira Tell", "Experience", "Welder, Alder & Co", "March 2021", "Welded frames."];
  const earlier = ["Welder, Birch Ltd", "May 2019 - January 2021", "Welded tanks of steel."];
  const told = [...later, ...earlier].join("\n");
  expect(await judgeText("5 years of welding", told)).toMatchObject({
    level: "strong",
    sure: false,
    note: expect.stringContaining("The newest job has no end"),
  });
  expect((await judgeText("1 year of welding", told))?.level).toBe("strong");
});

test("an open end of another job is no guess about these years", async () => {
  const now = ["Ira Tell", "Experience", "Gardener, Alder & Co", "March 2021", "Kept the roses."];
  const then = ["Welder, Birch Ltd", "May 2012 - January 2021", "Welded tanks of steel."];
  const verdict = await judgeText("5 years of welding", [...now, ...then].join("\n"));
  expect(verdict?.note).toBe("About 9 years in jobs of this kind (Welder).");
});

test.each([
  [
    "Coordination of school visits",
    "Coordinated school visits",
    "In charge of the coordination of school visits",
  ],
  ["Implement hygiene rules", "Implemented hygiene rules", "Implementation of hygiene rules"],
  ["Negotiation of hire rates", "Negotiated hire rates", "Negotiating hire rates"],
])("the same work counts alike in any grammar: %s", async (requirement, verb, noun) => {
  const [first, second] = [await judge(requirement, [`- ${verb}`]), await judge(requirement, [`- ${noun}`])];
  expect(first?.level).toBe("strong");
  expect(second?.level).toBe("strong");
});

test("what the advert says counts where dated work says it", async () => {
  const verdict = await judge("Draft site visitor policy", ["- Drafted site visitor policy for the yard"]);
  expect(verdict?.level).toBe("strong");
});

test.each([
  ["Experience with Salesforce", "- Kept contacts on paper cards; no experience with Salesforce"],
  ["Certified Public Accountant (CPA)", "- Sent papers to the outside CPAs at year end"],
  ["Supervision of staff", "- Worked alone and did not supervise any staff"],
])("a denial, or somebody else's, shows nothing: %s", async (requirement, line) => {
  expect((await judge(requirement, [line]))?.level).toBe("none");
});

test("what is not shown comes with the nearest line, if one comes near", async () => {
  const near = "- Planned the shifts of the kitchen staff each week";
  const verdict = await judge("Shift planning for warehouse staff in two languages", [
    near,
    "- Cooked for guests",
  ]);
  const passage = verdict?.evidence ?? verdict?.nearest;
  expect(passage?.quote).toBe(near.slice(2));
  const far = await judge("Forklift license", ["- Cooked for guests", "- Kept the kitchen clean"]);
  expect(far).toMatchObject({ level: "none", evidence: null });
  expect(far).not.toHaveProperty("nearest");
  expect(far).not.toHaveProperty("sure");
});

test("a verdict that is not sure shows where else to look, each place once; a sure one does not", async () => {
  const met = "- Met with city officials about permits twice a month";
  const lines = [
    met,
    "- Scheduled inspections of the building by insurers",
    "- Cooked lunch for the crew",
    met,
  ];
  const unsure = await judge("Coordination of building inspections with city officials", lines);
  expect(unsure).toMatchObject({
    ...{ sure: false, evidence: { quote: met.slice(2) } },
    others: [{ quote: "Scheduled inspections of the building by insurers" }],
  });
  const sure = await judge("Carpentry", [
    "- Taught carpentry to four apprentices",
    "- Did the carpentry of a barn",
  ]);
  expect(sure).toMatchObject({ level: "strong" });
  expect(sure).not.toHaveProperty("others");
});

test("a word too common to be missed is not said to be missing", async () => {
  const requirement = "Installation of boilers and pipes in time and budget";
  const verdict = await judge(requirement, ["- Installed boilers and pipes in five plants"]);
  expect(verdict?.note).toMatch(/shown in dated work/i);
  expect(verdict?.note).not.toContain("“time”");
});

test("somebody else's part is the reason only if no line of the candidate's own is quoted", async () => {
  const others = "- Assisted the director, who negotiated vendor contracts";
  const requirement = "Negotiation of vendor contracts";
  expect((await judge(requirement, [others]))?.note).toBe("About someone else.");
  const plans = "- Sent plans to outside carpenters of roofs";
  const own = await judge("Carpentry of roofs", [plans, "", "Skills", "Roof carpentry"]);
  expect(own).toMatchObject({
    evidence: { quote: "Roof carpentry" },
    note: expect.stringMatching(/^Only listed/),
  });
});

test("what shares a word with it is not quoted when it is surely not shown", async () => {
  const verdict = await judge("Design of sheet metal and machined parts", [
    "- Prepared journal entries, account analysis and balance sheet reconciliations",
  ]);
  expect(verdict).toMatchObject({ level: "none", evidence: null });
  expect(verdict?.sure).toBeUndefined();
  expect(verdict).not.toHaveProperty("nearest");
});

test("work in the field is not quoted for a license that is not shown", async () => {
  const verdict = await judge("You hold a CPA", ["- Did the bookkeeping of a bakery"]);
  expect(verdict).toMatchObject({ level: "none" });
  expect(verdict).not.toHaveProperty("nearest");
});

test("weekly is each week", async () => {
  const lines = ["- Counted the stock weekly and explained any differences"];
  const verdict = await judge("Count stock each week and explain differences", lines);
  expect(verdict?.level).toBe("strong");
});

test("words that frame a requirement are not said to be missing", async () => {
  const verdict = await judge("You write the annual audit plan on the basis of a risk assessment", [
    "- Ran the department and did the annual and quarterly risk assessments and audits",
  ]);
  expect(verdict?.level).toBe("partial");
  expect(verdict?.note).not.toContain("basis");
});

test("the end of an alternative is not said to be missing", async () => {
  const verdict = await judge("You present audit reports to senior management or an audit committee", [
    "- Presented audit reports to the plant manager every month",
  ]);
  expect(verdict?.level).toBe("partial");
  expect(verdict?.note).not.toContain("committee");
});

test("of a degree that is not shown, the one that is held is the nearest line", async () => {
  const text = ["Ira Tell", "Education", "BA in History, Alder College, 2012"].join("\n");
  expect(await judgeText("Degree in chemical engineering", text)).toMatchObject({
    level: "none",
    nearest: { quote: "BA in History, Alder College, 2012" },
  });
});

test.each([
  ["Python", "- Fed the office python", "none"],
  ["Python", "- Wrote a python program that moves data", "partial|strong"],
  ["Excel", "- Maintained excel spreadsheets of spare parts", "partial|strong"],
  ["Excel", "- Coached new hires to excel", "none"],
  ["Programming in Java", "- Built the programme of single-origin Java and Sumatra lots", "none|weak"],
  ["Oracle databases", "- Organised the Oracle Road charity run", "none|weak"],
  ["Oracle databases", "- Tuned Oracle databases", "strong"],
  ["SAP", "- Tapped sap from maples", "none|weak"],
  ["SAP", "- Posted orders in sap and excel", "strong"],
  ["SAP", "- Posted invoices in SAP", "strong"],
  ["Programming in Java", "- Led walking tours across Java and Bali", "none|weak"],
  ["Apache Spark", "- Changed the spark plugs of the van", "none"],
  ["Search engine optimization", "- Raised organic traffic by 60 % through SEO", "strong"],
  ["Search engine optimization", "- Wrote to SEO, the Senior Employees Organization", "none"],
  ["PHP 8", "- Built the claims service in PHP 8", "strong"],
  ["PHP 8", "- Built the claims service in PHP 5.6", "partial"],
  ["PostgreSQL 14 or later", "- Tuned queries on PostgreSQL 9.6", "partial"],
  ["HPLC", "- Prepared samples for all machines but the HPLC", "none"],
  ["Contract negotiation", "- Filed contracts; negotiation was done by head office", "none|weak|partial"],
  ["SQL", "- We had an SQL team for that", "none"],
  ["AutoCAD 2020 or newer", "- Drew sheets in AutoCAD 2016", "partial"],
  ["AutoCAD 2020 or newer", "- Drew sheets in AutoCAD 2021", "strong"],
])("names, letters and versions are told apart: %s, %s", async (asked, line, level) => {
  const verdict = await judge(asked, [line]);
  const isDoubtful = verdict?.level === "strong" && verdict.sure === false;
  expect(isDoubtful ? "partial" : verdict?.level).toMatch(new RegExp(`^(?:${level})$`));
});

test("years of a tool are those of jobs that name it; unpaid work with its time is partly met", async () => {
  const job = ["Systems Administrator (Windows), Alder & Co", "Jan 2015 - Dec 2024", "- Patched servers"];
  const years = await judgeText(
    "4 years of Linux administration",
    ["Ira Tell", "Experience", ...job].join("\n"),
  );
  expect(years?.level).toMatch(/none|weak/);
  const unpaid = "Volunteer coach, Town Soccer, 2016 - 2023: trained the under-12 team twice a week";
  const text = ["Ira Tell", "Experience", ...job, "", "Volunteering", unpaid].join("\n");
  expect((await judgeText("Coaching of a youth team", text))?.level).toMatch(/partial|none/);
  expect((await judgeText("Coaching soccer", text))?.level).toBe("partial");
});

test("a proper name in a dated duty is surely met; a lower-case word for something like it is not", async () => {
  const named = await judge("TypeScript", ["- Wrote the site plans of three yards in TypeScript"]);
  expect(named).toMatchObject({ level: "strong", depth: expect.any(Number) });
  const staffing = await judge("Recruitment", ["- Showed visitors to the right staffing"]);
  expect(staffing?.level).not.toBe("strong");
});

test.each([
  ["At least two of Excel, Tableau and Python", "- Built reports in Excel and Tableau", "strong"],
  ["At least two of Excel, Tableau and Python", "- Built reports in Excel and on paper", "partial"],
  ["At least two of Excel, Tableau and Python", "- Filed reports", "none"],
  ["At least two of pruning, grafting, irrigation", "- Pruned pear rows\n- Grafted young trees", "strong"],
  ["At least two of pruning, grafting, irrigation", "- Pruned pear rows\n- Drove the tractor", "partial"],
  ["At least one of Excel, Tableau and Python", "- Built reports in Tableau", "strong"],
  ["At least one of Excel, Tableau and Python", "- Filed reports", "none"],
  [
    "Two or more of the following tools: Excel, Tableau, Python",
    "- Built reports in Excel and Tableau",
    "strong",
  ],
  ["Any three of these (Excel, Tableau, Python, SQL)", "- Built reports in Excel and Tableau", "partial"],
])("of several things, some are asked for: %s, %s", async (asked, line, level) => {
  expect((await judge(asked, [line]))?.level).toMatch(new RegExp(`^(?:${level})$`));
});

test.each([
  ["Programming in Python", "- Wrote import scripts in Python", "strong"],
  ["PostgreSQL, MySQL or Oracle", "- Tuned the MySQL database", "strong"],
  ["Photoshop and either Illustrator or InDesign", "- Set the catalog in Photoshop and InDesign", "strong"],
  ["Photoshop and either Illustrator or InDesign", "- Set the catalog in InDesign", "partial"],
  ["Crowd management", "- Managed the queue on match days in a crowd of thousands", "partial|strong"],
])("%s is asked for: %s", async (asked, line, level) => {
  expect((await judge(asked, [line]))?.level).toMatch(new RegExp(`^(?:${level})$`));
});

test.each([
  ["HACCP records", "Kept H.A.C.C.P. records of two kitchens"],
  ["Monitoring of anaesthesia", "Anesthesia monitoring of cats and dogs"],
])("%s is shown by other spellings and names: %s", async (requirement, duty) => {
  expect((await judge(requirement, [`- ${duty}`]))?.level).toMatch(/partial|strong/);
});

test("a duty below the header of a job is no employer", async () => {
  const text = [
    "Ira Tell",
    "Experience",
    "Chef, Alder & Co, Jan 2019 - Dec 2024",
    "Responsible for stock takes",
  ];
  expect((await judgeText("Stock takes", text.join("\n")))?.level).toBe("strong");
});

test("in doubt about a duty, the quote is a line of work rather than what is said of oneself", async () => {
  const verdict = await judgeText(
    "Coordination of repairs with outside contractors",
    [
      ...["Ira Tell", "", "Summary", "A natural coordinator of contractors.", "", "Experience"],
      ...["Team Lead, Alder Stores", "May 2019 - January 2021"],
      "- Coordinated painters and repairs.",
      "- Answered the phone.",
    ].join("\n"),
  );
  expect(verdict).toMatchObject({ sure: false });
  expect((verdict?.evidence ?? verdict?.nearest)?.quote).toContain("painters");
});

test("where a line is quoted to be looked at, the note does not say that no line was found", async () => {
  const verdict = await judgeText("3 years in a warehouse", "Ira Tell\n\nExperience\n- Warehouse work\n");
  expect(verdict).toMatchObject({
    level: "none",
    sure: false,
    nearest: { quote: "Warehouse work" },
    note: "No line says this outright.",
  });
});

test("one of the names in parentheses shows a kind of tool", async () => {
  const verdict = await judge("BI tools (Tableau, Power BI, Looker)", [
    "- Built dashboards in Tableau for two sites",
  ]);
  expect(verdict).toMatchObject({ level: "strong" });
});

test("a list of skills is no copy of the advert, however alike", async () => {
  const lines = ["Skills", "MS Office, Outlook, PowerPoint, Excel, Canva"];
  expect(await judge("MS Office (Outlook, PowerPoint, Excel)", lines)).toMatchObject({ level: "weak" });
});

test("training is shown by a certificate in it", async () => {
  const lines = ["- Opened the site", "Certificates", "Certificate in Workplace Mediation, 2020"];
  expect(await judge("Mediation training", lines)).toMatchObject({ level: "strong" });
  expect((await judge("Staff training", lines))?.level).toBe("none");
});

test("neither a date nor the name of one's boss is worth a look", async () => {
  const lines = ["- Reported to the presentation manager", "- Poured concrete"];
  const verdict = await judge("Presentation skills", lines);
  expect(verdict?.nearest?.quote ?? "").not.toMatch(/^Reported|^Jan 2019/);
});

test("a tool in parentheses that no table knows shows what it stands for, in dated work", async () => {
  expect(await judge("Infusion pumps (Alaris or Baxter)", ["- Used Alaris daily"])).toMatchObject({
    level: "strong",
  });
  expect((await judge("Infusion pumps (Alaris or Baxter)", ["- Opened the mail"]))?.level).toBe("none");
});

test("a certificate named as in the advert is no copy of it", async () => {
  const lines = ["- Cooked", "Education", "NVQ Level 3 in Professional Cookery, 2015"];
  expect(await judge("NVQ Level 3 in Professional Cookery", lines)).toMatchObject({ level: "strong" });
});

test("without any violations is no negation of what was kept", async () => {
  const verdict = await judge("Hours of service", ["- 800,000 miles with no hours of service violations"]);
  expect(verdict?.note).not.toContain("opposite");
});

test("a title held is the role asked for, unless as an assistant", async () => {
  const held = (title: string) =>
    judgeText(
      "Experience as a bartender or barista",
      `Ira Tell\nExperience\n${title}, Alder & Co\nJan 2019 - Present\n- Served guests`,
    );
  expect((await held("Barista"))?.level).toBe("strong");
  expect((await held("Barista Trainee"))?.level).not.toBe("strong");
});

test("a duty that begins with the verb of the one word asked for shows it", async () => {
  expect((await judge("Tiling", ["- Tiled kitchens"]))?.level).toBe("strong");
  expect((await judge("Tiling", ["- Let the tiling contractors in"]))?.sure).not.toBe(true);
  expect((await judge("Tiling", ["- Never tiled kitchens"]))?.level).not.toBe("strong");
});

test("plurals in -ses and -ves are those of their word", async () => {
  expect((await judge("Repair of buses", ["- Repaired every bus of the depot"]))?.level).toBe("strong");
  expect((await judge("Stocking of shelves", ["- Stocked every shelf by seven"]))?.level).toBe("strong");
});
