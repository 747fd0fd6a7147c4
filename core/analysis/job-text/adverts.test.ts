import { expect, test } from "vitest";
import { buildRubric } from "../build-rubric";
import { base } from "./draft";

/** What an advert is read as: a line per criterion with importance, kind and text, then the refused requirements. */
async function read(name: string, jobDescription: string): Promise<string[]> {
  const job = { name, jobDescription, keyRequirements: "", optionalRequirements: "", keySkills: [] };
  const { criteria, refused = [] } = await buildRubric(job);
  return [
    ...criteria.filter(({ overall }) => !overall).map((one) => `${one.importance} ${one.kind}: ${one.text}`),
    ...refused.map(({ text }) => `refused: ${text}`),
  ];
}

test("headings and bullets of pictures are headings and bullets", async () => {
  const found = await read(
    "Registered Nurse",
    "🩺 What you need\n✅ Current RN license\n✅ BLS required\n✅ BSN preferred\n🎁 Perks: free parking",
  );
  expect(found).toEqual([
    "must certification: Current RN license",
    "must certification: BLS",
    "nice education: BSN",
  ]);
});

test("a sentence that asks for one thing after another is read clause by clause", async () => {
  const found = await read(
    "Backend Engineer",
    "We raised a lot and won a prize 3 years in a row. You should have 5+ years of backend experience, solid knowledge of PostgreSQL, and hands-on experience with Kubernetes on AWS or GCP. Kafka would be nice to have.",
  );
  expect(found).toEqual([
    "must years: 5+ years of backend experience",
    "must skill: Solid knowledge of PostgreSQL",
    "must skill: Hands-on experience with Kubernetes on AWS or GCP",
    "nice skill: Kafka",
  ]);
});

test("what is ideal does not soften what is asked for beside it", async () => {
  const found = await read(
    "Account Manager",
    "Qualifications\n* 3–7 years of key account experience, ideally with grocery retailers\n* DATEV a must, Salesforce nice-to-have\n* very good German (C1), good English",
  );
  expect(found).toContain("must years: 3–7 years of key account experience");
  expect(found).toContain("nice skill: Salesforce");
  expect(found).toContain("must skill: Very good German (C1), good English");
});

test("a dot that shortens a word ends no sentence", async () => {
  const found = await read(
    "Data Analyst",
    "Your profile:\n- min. 3 yrs. exp. in accounting\n- tools, e.g. Tableau\n- Valid driver's license and readiness to travel up to half of the week",
  );
  expect(found).toEqual([
    "must years: min. 3 yrs. exp. in accounting",
    "must skill: tools, e.g. Tableau",
    "must certification: Valid driver's license and readiness to travel up to half of the week",
  ]);
});

test("a table says in its last cell how firmly it asks", async () => {
  const found = await read(
    "Warehouse Operative",
    "Requirement\tLevel\nForklift licence\tEssential\nRF scanner / WMS\tDesirable\nShift: 2pm-10pm | Pay: £12.10/hr",
  );
  expect(found).toEqual(["must certification: Forklift licence", "nice skill: RF scanner / WMS"]);
});

test("lists of certificates are requirements of their own, and what was taught is no degree", async () => {
  const found = await read(
    "Teacher",
    "Essential\nQualified Teacher Status\nSMSTS, CSCS (black or white), First Aid at Work\nDesirable\nExperience of teaching GCSE Maths",
  );
  expect(found.filter((line) => line.includes("certification"))).toEqual([
    "must certification: Qualified Teacher Status",
    "must certification: SMSTS",
    "must certification: CSCS (black or white)",
    "must certification: First Aid at Work",
  ]);
  expect(found.join()).not.toContain("education");
});

test("German adverts have their headings", async () => {
  const found = await read(
    "Buchhalter (m/w/d)",
    "Ihre Aufgaben:\n- Umsatzsteuer\nIhr Profil:\n- Mindestens 3 Jahre Berufserfahrung\n- Python\n- SQL von Vorteil\nWir bieten:\n- Obst und 30 Tage Urlaub",
  );
  expect(found.slice(0, 3)).toEqual([
    "must years: Mindestens 3 Jahre Berufserfahrung",
    "must skill: Python",
    "nice skill: SQL von Vorteil",
  ]);
  expect(found.join()).not.toContain("Obst");
});

test("who may apply is no requirement; a trait asked for in passing is shown as left out", async () => {
  const found = await read(
    "Housekeeper",
    "Hotel experience required. Recent graduates welcome. Young and energetic ladies preferred. Pay $17/hr + tips",
  );
  expect(found.filter((line) => line.startsWith("refused"))).toEqual([
    "refused: Young and energetic ladies preferred",
  ]);
  expect(found.join()).not.toMatch(/welcome|Pay/);
});

test("of several requirements in one, only those that may not be asked are left out", async () => {
  const found = await read(
    "Sales Assistant",
    "Requirements:\n- 3 years of sales experience, male under 40, native English speaker\n- Опыт продаж от 3 лет, мужчина до 40 лет",
  );
  expect(found).toEqual([
    // Stated in two languages, it is one requirement.
    "must years: 3 years of sales experience",
    "refused: male under 40",
    "refused: native English speaker",
    "refused: мужчина до 40 лет",
  ]);
});

test("a long bullet goes on in the very next line, and pluses have their heading", async () => {
  const found = await read(
    "Machine Learning Engineer",
    "Must have\n• Deep learning frameworks such as Keras and PyTorch and the use of Neural\nNetworks in production\n\nConsidered as a plus\n• MongoDB",
  );
  expect(found).toEqual([
    "must skill: Deep learning frameworks such as Keras and PyTorch and the use of Neural Networks in production",
    "nice skill: MongoDB",
  ]);
});

test("text that lost its line breaks gets them back, at bullets, headings and where words are glued", async () => {
  const capitals =
    "ABOUT US We run two depots and have done so for a long time in the north of the county with the same people. DUTIES * Loads vans * Keeps the yard tidy REQUIREMENTS * Forklift license * 2 years of warehouse work PREFERRED QUALIFICATIONS * First aid certificate BENEFITS * Free parking";
  expect(await read("Warehouse Operative", capitals)).toEqual([
    "must certification: Forklift license",
    "must years: 2 years of warehouse work",
    "nice certification: First aid certificate",
    "nice skill: Loads vans",
    "nice skill: Keeps the yard tidy",
  ]);
  const glued =
    "Bookkeeper at a maker of garden furniture with four shops and a very long name that nobody can rememberYour tasksPosting of invoicesPreparation of VAT returnsYour profileAt least 3 years of bookkeepingKnowledge of QuickBooks and JavaScriptWe offer30 days of vacation and a company bike for all who want one";
  expect(await read("Bookkeeper", glued)).toEqual([
    "must years: At least 3 years of bookkeeping",
    "must skill: Knowledge of QuickBooks and JavaScript",
    "nice skill: Posting of invoices",
    "nice skill: Preparation of VAT returns",
  ]);
});

test("headings in the author's own words part a text, and what nobody needs is not asked for", async () => {
  const found = await read(
    "Florist",
    "What will your week look like?\n– Tying bouquets\n\nWhat do we need to see?\n– Two years in a flower shop\n\nWhat would be the icing on the cake?\n– Driving license\n\nWhat don't you need?\n– A degree\n\nWhat you may expect from us:\n– A key to the cold room",
  );
  expect(found).toEqual([
    "must years: Two years in a flower shop",
    "nice certification: Driving license",
    "nice skill: Tying bouquets",
  ]);
});

test("lines under a heading for requirements are must-haves, known words or not", async () => {
  const found = await read(
    "Glazier",
    "Requirements:\n- Cuts panes of leaded glass\n- Work at heights\nIdeal:",
  );
  expect(found.filter((line) => line.startsWith("must"))).toHaveLength(2);
});

test("if duties are all there is, they are must-haves", async () => {
  const found = await read("Night Porter", "The successful candidate will:\n- Balance the till\n- Make keys");
  expect(found).toEqual(["must skill: Balance the till", "must skill: Make keys"]);
});

const stated = async (keyRequirements: string) => {
  const rubric = await buildRubric({
    ...{ name: "", jobDescription: "", optionalRequirements: "", keySkills: [], keyRequirements },
  });
  return rubric.criteria
    .filter(({ overall }) => !overall)
    .map(({ importance, text }) => `${importance}: ${text}`);
};

test("tags in a row are requirements of their own, the list of a sentence is one", async () => {
  expect(await stated("Scaling license, CPR, digital x-rays, Dentrix or Eaglesoft, 1 year clinical")).toEqual(
    [
      "must: Scaling license",
      "must: CPR",
      "must: Digital x-rays",
      "must: Dentrix or Eaglesoft",
      "must: 1 year clinical",
    ],
  );
  expect(await stated("Treaty wording / IFRS 17 / capital modelling / group schemes")).toHaveLength(4);
  expect(await stated("Repair of pumps, cooling towers, steam valves, pressure tanks")).toHaveLength(1);
  expect(await stated("Plan menus, weekly rotas, stock orders and staff meals")).toHaveLength(1);
  expect(await stated("Stow, lash and discharge crates, barrels, coils and timber")).toHaveLength(1);
  expect(await stated("Wash, iron and fold sheets, towels, aprons")).toHaveLength(1);
  expect(await stated("Write bus timetables, fare tables, route maps, notices and leaflets")).toHaveLength(1);
});

test.each([
  "Sales and use tax filings, multi-state",
  "Cleaning and disinfecting rooms, corridors",
  "Selling and fitting shoes, stock control",
])("“and” splits a list only before its last name: %s", async (line) => {
  expect(await stated(line)).toEqual([`must: ${line}`]);
});

test("“and” within a known name splits nothing", async () => {
  expect(await stated("Payroll, Excel and sales and use tax")).toEqual([
    "must: Payroll",
    "must: Excel",
    "must: Sales and use tax",
  ]);
});

test.each([
  "A degree is not required",
  "No high school diploma necessary",
  "You don't need a photography degree",
  "Experience with SAP is not needed",
])("%s asks for nothing", async (line) => {
  expect(await stated(`${line}\nForklift license`)).toEqual(["must: Forklift license"]);
});

test.each([
  ["You must know fair housing law", "Fair housing law"],
  ["The successful candidate holds a CPA", "A CPA"],
  ["The ideal candidate has three years in payroll", "Three years in payroll"],
  ["We expect good knowledge of Excel", "Good knowledge of Excel"],
  ["We expect you to know Excel", "Excel"],
  ["Candidates need a forklift license", "A forklift license"],
  ["Applicants must have a clean driving record", "A clean driving record"],
  ["You speak fluent Spanish", "Fluent Spanish"],
  ["You know how to bake sourdough", "Bake sourdough"],
  ["You must be able to lift 50 lbs", "Able to lift 50 lbs"],
  ["A forklift license is required for this job", "A forklift license"],
  // What is done stays, and so does what goes on in the same breath.
  ["You write your own menus", "Write your own menus"],
  ["You finished a culinary school", "Finished a culinary school"],
  [
    "You hold a ServSafe certificate or keep to HACCP rules",
    "Hold a ServSafe certificate or keep to HACCP rules",
  ],
  ["You know and apply the rules", "Know and apply the rules"],
  ["You are our next head baker", "You are our next head baker"],
  ["You know bread, and you bake it", "You know bread, and you bake it"],
])("who is to have it is left out: %s", async (line, text) => {
  expect(await stated(line)).toEqual([`must: ${text}`]);
});

test("a demand in prose stays a must-have without its “must”", async () => {
  const found = await read("Baker", "You must know how to bake rye bread. A clean kitchen is required.");
  expect(found).toContain("must skill: Bake rye bread");
  expect(found).toContain("must other: A clean kitchen");
});

test.each([
  [
    "No experience with surgery necessary, but you must be able to sterilize instruments",
    ["No experience with surgery necessary"],
    /sterilize instruments/,
  ],
  [
    "No degree needed, but a valid driver's license is required",
    ["No degree needed"],
    /^must certification: A valid driver's license$/,
  ],
  ["A degree is not required; however, you must hold a forklift license", [], /forklift license/],
])("what stands beside a waiver is asked for, and the waiver is left out: %s", async (line, left, asked) => {
  const { criteria, refused } = await buildRubric({
    ...{ name: "", jobDescription: "", optionalRequirements: "", keySkills: [], keyRequirements: line },
  });
  const found = criteria.map(({ importance, kind, text }) => `${importance} ${kind}: ${text}`);
  expect(found).toEqual([expect.stringMatching(asked)]);
  expect(refused?.map(({ text }) => text)).toEqual(expect.arrayContaining(left));
  expect(await read("Nurse", `${line}.\nYou must bring a forklift.`)).toContainEqual(
    expect.stringMatching(asked),
  );
});

test.each([
  ["German or Dutch would help us, good English is a must", ["must: Good English", "nice: German or Dutch"]],
  ["Dutch would be a plus, good English is a must", ["must: Good English", "nice: Dutch"]],
  ["CPA\nA master's degree is welcome", ["must: CPA", "nice: A master's degree"]],
  ["3 years in sales, a degree would help", ["must: 3 years in sales", "nice: A degree"]],
  ["Forklift license required, no degree needed", ["must: Forklift license"]],
  ["CPA\nA degree is not required but would help", ["must: CPA", "nice: A degree"]],
  ["CPA\nExcel helps", ["must: CPA", "nice: Excel"]],
  ["CPA\nA degree is preferred but not required", ["must: CPA", "nice: A degree"]],
  ["CPA\nA degree is not required but helpful", ["must: CPA", "nice: A degree"]],
  ["CPA\nStudents are welcome", ["must: CPA"]],
])("what would help is not a must, and what is a must beside it is one: %s", async (lines, found) => {
  expect(await stated(lines)).toEqual(found);
});

test("what is ideal besides does not soften the line, and a line with both is a must-have", async () => {
  expect(await stated("3+ years in a bakery, ideally with rye bread\nCheese making")).toEqual([
    "must: 3+ years in a bakery",
    "must: Cheese making",
    "nice: Experience with rye bread",
  ]);
  expect(await stated("Oncology nursing required, palliative care preferred\nCheese making")).toContain(
    "must: Oncology nursing",
  );
});

test.each([
  ["3+ years in a bakery, rye bread preferred", ["must: 3+ years in a bakery", "nice: Rye bread"]],
  ["3+ years in a bakery, strongly preferred", ["nice: 3+ years in a bakery"]],
  ["2+ years of baking experience, HACCP preferred", ["must: 2+ years of baking experience", "nice: HACCP"]],
  ["Driver's license; part-time considered", ["must: Driver's license", "must: Part-time considered"]],
  ["Ability to obtain a harbor pass", ["nice: Ability to obtain a harbor pass"]],
  ["Able to get along with neighbors", ["must: Able to get along with neighbors"]],
  ["5 years of bookkeeping, Xero preferred", ["must: 5 years of bookkeeping", "nice: Xero"]],
  ["Active plumber license, gas fitting a plus", ["must: Active plumber license", "nice: Gas fitting"]],
  [
    "Bachelor's degree in finance, accounting or economics preferred",
    ["nice: Bachelor's degree in finance, accounting or economics"],
  ],
  ["High school diploma, bachelor's preferred", ["must: High school diploma", "nice: Bachelor's"]],
  ["Experience with looms, quilting a plus", ["must: Experience with looms", "nice: Quilting"]],
  ["Experience with looms, quilts, and lace a plus", ["nice: Experience with looms, quilts, and lace"]],
  ["Experience with looms, quilting preferred", ["nice: Experience with looms, quilting"]],
  ["Bachelor's degree, or equivalent preferred", ["nice: Bachelor's degree, or equivalent"]],
])("years, a degree or a license stay a must beside something nice: %s", async (line, found) => {
  const asked = await stated(`${line}\nCheese making`);
  expect(asked.filter((text) => text !== "must: Cheese making")).toEqual(found);
});

test.each([
  "Screening tools, e.g. Vanto, Nexo Bridger, Trulo",
  "Payroll software, such as Vanto, Nexo Pay, Trulo",
])("examples are no requirements of their own: %s", async (line) => {
  expect(await stated(`${line}\nCheese making`)).toEqual([`must: ${line}`, "must: Cheese making"]);
});

test.each([
  ["Weekends and holiday season required.", []],
  ["You must be able to work weekends and evenings.", []],
  ["Working nights in a bakery for 2 years is required.", ["must years"]],
  ["Regional dairy seeks a hands-on supervisor for its branch.", []],
  ["Regional dairy seeks a supervisor with 3 years of pastry.", ["nice years"]],
  ["You will plan events, working with SAP and Excel.", ["nice skill"]],
])("prose on the hours, the employer or colleagues is no requirement: %s", async (prose, found) => {
  const job = { name: "Clerk", jobDescription: prose, keyRequirements: "Knitting", optionalRequirements: "" };
  const { criteria } = await buildRubric({ ...job, keySkills: [] });
  const mined = criteria.filter(({ overall, text }) => !overall && text !== "Knitting");
  expect(mined.map(({ importance, kind }) => `${importance} ${kind}`)).toEqual(found);
});

test("the columns and marks of a person specification say what is essential", async () => {
  const table = [
    "| | Essential | Desirable |",
    "|---|---|---|",
    "| Training | Teaching license | Paediatric first aid |",
  ];
  for (const text of [
    table.join("\n"),
    "Criteria\tEssential\tDesirable\nTraining\tTeaching license\tPaediatric first aid",
  ])
    expect(await stated(text)).toEqual(["must: Teaching license", "nice: Paediatric first aid"]);
  expect(await stated("Teaching license (E)\nPaediatric first aid (D)\n[Nice] Chess club")).toEqual([
    "must: Teaching license",
    "nice: Paediatric first aid",
    "nice: Chess club",
  ]);
});

test("headings in the author's own words part what is asked from what would be nice", async () => {
  const found = await read(
    "Data Engineer",
    "🚀 Your mission\n• Own our pipelines\n🎒 What you bring\n• Very good Python\n✨ Nice, but no worries if not\n• Kafka or Pub/Sub\n🎁 Perks\n• 30 days of vacation",
  );
  expect(found).toEqual([
    "must skill: Very good Python",
    "nice skill: Kafka or Pub/Sub",
    "nice skill: Own our pipelines",
  ]);
});

test("“About you” is about the person", async () => {
  const found = await read("Grant Writer", "ABOUT US\n- We protect rivers\n\nABOUT YOU\n- Copy editing");
  expect(found).toEqual(["must skill: Copy editing"]);
});

test("marks, letters and numbers in front of lines make a list of them", async () => {
  const marked = "(must) MA in conservation\n(must) Wet cleaning\n(nice) Dye analysis";
  expect(await read("Conservator", marked)).toEqual([
    "must education: MA in conservation",
    "must skill: Wet cleaning",
    "nice skill: Dye analysis",
  ]);
  const numbered = `Job Requirements: 1. Diploma in building or engineering from a recognized school. 2. Familiar with the usual forms of contract. 3. Able to read drawings of every trade on site. ${"4. Willing to work in shifts and on weekends when a site needs it. "}5. Own transport to all of our sites.`;
  expect(await read("Quantity Surveyor", numbered)).toHaveLength(5);
});

test("a table's rows belong to the label above them", async () => {
  const found = await read(
    "Climbing Arborist",
    "Pay\t£150 a day\nTickets required\tCS30/31\n\tEmergency First Aid +F\nUseful\tMEWP (IPAF 1b)\nWork\tCrown reductions and fells",
  );
  expect(found).toEqual([
    "must skill: CS30/31",
    "must skill: Emergency First Aid +F",
    "nice certification: MEWP (IPAF 1b)",
    "nice skill: Crown reductions and fells",
  ]);
});

test("prose asks, insists and tells of the work", async () => {
  const found = await read(
    "Florist",
    "We started at the market. You'd order stems from Holland and keep each job within budget. You'd get 30 days of leave. Knitwear experience is not negotiable. You need to be at ease with couples.",
  );
  expect(found).toContain("must experience: Knitwear experience is not negotiable");
  expect(found).toContain("nice other: Order stems from Holland and keep each job within budget");
  expect(found.join()).not.toContain("leave");
});

test("a label and what follows it on the line end nothing but themselves", async () => {
  const text =
    "Location: Leeds\nSalary: 40,000 a year\nYou must have a forklift license.\n\nRequirements:\n- Hours: 40 a week\n- CPA";
  expect(await read("Plumber", text)).toEqual([
    "must certification: Forklift license",
    "must certification: CPA",
  ]);
});

test("a question, or a few words above a list, is a heading in any words; a requirement above its parts is none", async () => {
  const keyRequirements =
    "Is this you?\n- CPA\n\nWhat is in the box?\n- Month-end close\n\nThe grown-up stuff\n- Payroll\n\nAble to work:\n- Weekends\nBookkeeping\n- Ledgers\nForklift licence\n- Class 2\n\nDo you hold a driving license?\nReconciliations\n\nCould you work at night?\nFirst aid\n\nOr maybe this?\n- SAP";
  const { criteria } = await buildRubric({
    ...{ name: "", jobDescription: "", optionalRequirements: "", keySkills: [], keyRequirements },
  });
  expect(
    criteria.filter(({ overall }) => !overall).map(({ text, importance }) => `${importance} ${text}`),
  ).toEqual([
    "must CPA",
    "must Month-end close",
    "must Payroll",
    "must Weekends",
    "must Bookkeeping",
    "must Ledgers",
    "must Forklift licence",
    "must Class 2",
    "must Do you hold a driving license?",
    "must Reconciliations",
    "must Could you work at night?",
    "must First aid",
    "nice Able to work",
    "nice SAP",
  ]);
});

test("a requirement that sounds like a heading is lost only above others", async () => {
  const job = { name: "", jobDescription: "", optionalRequirements: "", keySkills: [] };
  const { criteria } = await buildRubric({
    ...job,
    keyRequirements: "Typing\nExperience working in the role",
  });
  expect(criteria.map(({ text }) => text)).toEqual(["Typing", "Experience working in the role"]);
  const alone = await buildRubric({ ...job, keyRequirements: "Education" });
  expect(alone.criteria.map(({ text }) => text)).toEqual(["Education"]);
});

test("benefits, deadlines and the law are work where they are asked for, and an offer elsewhere", async () => {
  const asked = [
    "Experience with pension administration",
    "Filing of tax returns before statutory deadlines",
    "Handling of work permit and visa sponsorship cases",
    "Administering parental leave",
    "Experience with EEO-1 reporting",
    "Experience with bonus plan design",
    "Health insurance claims",
  ];
  const offered =
    "Parking, pension and dental insurance\nWe offer health insurance\nThe deadline is 1 May\nVisa sponsorship";
  const found = await read("HR Manager", `Requirements:\n- ${asked.join("\n- ")}\n${offered}`);
  expect(found.map((line) => line.replace(/^must \w+: /, ""))).toEqual(asked);
});

test("an advert pasted as HTML is read as its text", async () => {
  const html =
    "<p><b>Requirements</b></p>\n<ul>\n<li>CPA</li>\n<li>3 years&rsquo; bookkeeping</li></ul>\n<p><b>Preferred</b></p>\n<ul><li>SAP &amp; Oracle</li></ul><p><b>Benefits</b></p><ul><li>Lunch on Fridays</li></ul>";
  const plain =
    "Requirements\n- CPA\n- 3 years’ bookkeeping\n\nPreferred\n- SAP & Oracle\n\nBenefits\n- Lunch on Fridays";
  expect(await read("Accountant", html)).toEqual(await read("Accountant", plain));
});

test.each([
  [
    "prose set apart",
    "The plant stands next to the river. Visitors park in lot B.\nOffers depend on a drug screen.",
  ],
  ["a label in capitals", "SAFE WORKPLACE: Random checks are made on some projects."],
  ["another language", "¿Hablas español? ¡Únete a nuestro equipo!\n\nOfrecemos\n- Seguro médico"],
  ["a question that praises the company", "Why St. Brendan?\n- Child care on site"],
  ["a heading for what is offered", "Nous offrons\n- Tickets restaurant"],
])("a list of requirements ends with %s", async (_end, tail) => {
  expect(await read("Accountant", `Requirements\n- 3 years of bookkeeping\n- Excel\n\n${tail}`)).toEqual([
    "must years: 3 years of bookkeeping",
    "must skill: Excel",
  ]);
});

test("what a sentence below the list asks is asked", async () => {
  const text = "Requirements\n- CPA\n- Excel\n\nA forklift license is required.";
  expect(await read("Accountant", text)).toEqual([
    "must certification: CPA",
    "must skill: Excel",
    "must certification: A forklift license",
  ]);
});

test("a heading in the author's own words may have a blank line below it", async () => {
  const text =
    "What you need\n\nThree years of bookkeeping\nExcel\n\nWhat would be great\n\nSome Spanish\nPayroll\n\nWhat you get\n\nFamily meals";
  expect(await read("Accountant", text)).toEqual([
    "must years: Three years of bookkeeping",
    "must skill: Excel",
    "nice skill: Some Spanish",
    "nice skill: Payroll",
  ]);
});

test("the periods of initials end no sentence", async () => {
  const lines = [
    "Knowledge of U.S. Generally Accepted Accounting Principles",
    "B.S. Accounting degree",
    "Experience with sales in the U.K. and the U.S.",
  ];
  expect(await stated(lines.join("\n"))).toEqual(lines.map((line) => `must: ${line}`));
  expect(await stated("Experience in the U.S. You need a CPA.")).toHaveLength(2);
  expect(await read("Accountant", "Requirements\n- Excel\n- You must be a U.S. Citizen")).toContain(
    "refused: You must be a U.S. Citizen",
  );
});

test("what a description says is not asked for is left out, and so is what its words mean", async () => {
  const waivers = [
    "There are no education requirements",
    "There is no degree requirement",
    "There is no substitution of education for experience",
    "No degree needed",
    "Education: none",
  ];
  const text = `Requirements\n- CPA\n- ${waivers.join("\n- ")}\n- Experience refers to paid and unpaid work\n- You must have the following:`;
  expect(await read("Accountant", text)).toEqual([
    "must certification: CPA",
    ...waivers.map((line) => `refused: ${line}`),
  ]);
});

test("a sentence's own waiver needs no line beside it", async () => {
  const prose = "You need a CPA. Experience with sales would be nice to have but is not required.";
  expect(await read("Accountant", prose)).toEqual([
    "must certification: A CPA",
    "nice skill: Experience with sales",
  ]);
});

test("“as required” and “where needed” say when, not how firmly", async () => {
  const lines = ["Travel to sites when required", "Overtime as required", "Visits as and when needed"];
  expect(await stated(lines.join("\n"))).toEqual(lines.map((line) => `must: ${line}`));
  const duties = "Duties\n- Make referrals where needed\n- Visit sites when required\n\nRequirements\n- CPA";
  expect(await read("Housing Officer", duties)).toEqual([
    "must certification: CPA",
    "nice skill: Make referrals where needed",
    "nice skill: Visit sites when required",
  ]);
});

test("an age is not counted in years of work", async () => {
  const ages = [
    "Must be 21 years of age or older",
    "18 years or older (power tools)",
    "23 years or older",
    "5 years of residence",
  ];
  expect(await read("Driver", `Requirements\n- CPA\n- ${ages.join("\n- ")}`)).toEqual([
    "must certification: CPA",
    ...ages.map((line) => `refused: ${line}`),
  ]);
});

test.each([
  "Must clear a background check",
  "Able to pass a criminal background check and drug test prior to hire",
  "Background check required",
  "Undergo a pre-employment physical exam",
])("%s is found out later, and nobody is judged by it", async (line) => {
  expect(await read("Nurse", `Requirements\n- CPA\n- ${line}`)).toEqual([
    "must certification: CPA",
    `refused: ${line}`,
  ]);
});

test.each(["Run background checks on applicants", "Credit check", "Conduct of reference checks"])(
  "%s is work",
  async (line) => {
    expect(await stated(line)).toEqual([`must: ${line}`]);
  },
);

test("years, degrees and licenses asked for in prose weigh as much as in a list", async () => {
  const jobDescription =
    "The right person has six years of marketing experience and a bachelor's degree in marketing. A real estate license is part of the job.";
  const job = { name: "", jobDescription, keyRequirements: "", optionalRequirements: "", keySkills: [] };
  const { criteria } = await buildRubric(job);
  const asked = criteria.filter(({ overall }) => !overall);
  expect(asked.map(({ kind, importance, weight }) => ({ kind, importance, weight }))).toEqual(
    (["years", "education", "certification"] as const).map((kind) => ({
      kind,
      importance: "must",
      weight: base(kind, "must", "").weight,
    })),
  );
});

test.each([
  "Drug test required",
  "A pre-employment drug screen is required",
  "Sign-on bonus of $5,000 for nurses with experience",
  "Reporting to the Controller",
  "You may be required to complete a probationary period",
  "Veterans' preference applies",
  "Marketing has a team of three and needs a manager who is hands-on",
  "You must include your hours per week",
  "This is a full-time night position",
  "You will be evaluated on your answers",
])("nothing is asked of the person by: %s", async (line) => {
  expect(await read("Nurse", `Requirements\n- CPA\n- ${line}`)).toEqual(["must certification: CPA"]);
});

test("a criterion begins with a capital letter, wherever in a line it stands, but a name as it is written", async () => {
  expect(
    await stated("You have a valid license\n5 years of sales, ideally in manufacturing\niOS apps"),
  ).toEqual([
    "must: Valid license",
    "must: 5 years of sales",
    "must: iOS apps",
    "nice: Experience in manufacturing",
  ]);
});

test("what the employer gives time or training for is nice to have", async () => {
  const lines = [
    "RN license",
    "ACLS within 6 months of hire",
    "Forklift certificate (we will train you)",
    "ServSafe (we can help you get it)",
  ];
  const texts = lines.map((line, at) => `${at === 0 ? "must" : "nice"}: ${line}`);
  expect(await stated(lines.join("\n"))).toEqual(texts);
  const found = await read("Nurse", `Requirements\n- ${lines.join("\n- ")}`);
  expect(found.map((line) => line.replace(/ \w+:/, ":"))).toEqual(texts);
});

test("how somebody is or whom they meet is no job they had", async () => {
  const lines = [
    "A clear writer, since we work remotely",
    "Calm under pressure, kind to the dishwasher",
    "Comfortable with managers",
    "Have mentored other engineers",
    "Advising managers",
    "Sous chef",
  ];
  const found = await read("Accountant", `Requirements\n- ${lines.join("\n- ")}`);
  expect(found.filter((line) => line.includes(" role: "))).toEqual(["must role: Sous chef"]);
});

test("what is certified or licensed may be a thing, which nobody holds", async () => {
  const text =
    "Requirements\n- Experience with certified payroll\n- Experience with licensed software\n- Licensed plumber";
  expect(await read("Accountant", text)).toEqual([
    "must skill: Experience with certified payroll",
    "must skill: Experience with licensed software",
    "must certification: Licensed plumber",
  ]);
});

test("alternatives and what is asked of each stay one, and so do years and what some of them were", async () => {
  const lines = [
    "PLC or VFD troubleshooting",
    "SAP or Oracle administration",
    "5 years of nursing, two of them in an ICU",
    "Three years in a professional kitchen, at least one as a sous chef",
  ];
  const found = await read("Technician", `Requirements\n- ${lines.join("\n- ")}`);
  expect(found.map((line) => line.replace(/^must \w+: /, ""))).toEqual(lines);
});

test("the numbers within a sentence are no requirements", async () => {
  const sentence =
    "Requirements\nThis includes work such as: (1) desk audits; (2) position reviews; and (3) advising managers.";
  expect(await read("Clerk", sentence)).toEqual([
    "must skill: Desk audits",
    "must skill: Position reviews",
    "must skill: Advising managers",
  ]);
});

test("a name marked for any gender is a job's, known or not", async () => {
  const job = { jobDescription: "", keyRequirements: "CPA", optionalRequirements: "", keySkills: [] };
  const { criteria } = await buildRubric({ ...job, name: "Bilanzbuchhalter (m/w/d)" });
  expect(criteria[0]).toMatchObject({ overall: true, text: "Bilanzbuchhalter" });
});
