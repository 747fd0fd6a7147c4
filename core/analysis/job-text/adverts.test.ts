import { expect, test } from "vitest";
import { buildRubric } from "../build-rubric";

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
    "must skill: solid knowledge of PostgreSQL",
    "must skill: Kubernetes",
    "must skill: AWS or GCP",
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
  expect(found).toContain("must skill: German");
  expect(found).toContain("must skill: English");
});

test("a dot that shortens a word ends no sentence", async () => {
  const found = await read(
    "Data Analyst",
    "Your profile:\n- min. 3 yrs. exp. in accounting\n- tools, e.g. Tableau\n- Valid driver's license and readiness to travel up to half of the week",
  );
  expect(found).toEqual([
    "must years: min. 3 yrs. exp. in accounting",
    "must skill: tools, e.g. Tableau",
    "must certification: Valid driver's license",
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
    "must certification: CSCS",
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
