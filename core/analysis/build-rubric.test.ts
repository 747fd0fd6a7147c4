import { describe, expect, test } from "vitest";
import { buildRubric } from "./build-rubric";
import { type JobText, MAX_CRITERIA, rubricSchema } from "./rubric";

const job = (fields: Partial<JobText>): JobText => ({
  name: "",
  jobDescription: "",
  keyRequirements: "",
  optionalRequirements: "",
  keySkills: [],
  ...fields,
});
const criteria = async (fields: Partial<JobText>) => (await buildRubric(job(fields))).criteria;
const skills = async (fields: Partial<JobText>) =>
  (await criteria(fields)).filter(({ kind }) => kind === "skill").map(({ skills: names }) => names.join("|"));

describe("buildRubric", () => {
  test.each([
    ["a semicolon list", "Python; SQL; Docker"],
    ["a comma list", "Python, SQL and Docker"],
    ["bullets", "• Python\n• SQL\n• Docker"],
    ["numbered lines", "1. Python\n2. SQL\n3. Docker"],
  ])("reads %s", async (_shape, keyRequirements) => {
    expect(await skills({ keyRequirements })).toEqual(["Python", "SQL", "Docker"]);
  });

  test.each([
    "Troubleshoot hydraulic, electrical and pneumatic systems",
    "Read technical manuals, schematics and blueprints",
    "Taking and charting vital signs and patient histories",
    "Preparing and filing tax returns and financial statements",
    "Shipping, receiving and inventory control",
  ])("one duty with several objects stays one criterion: %s", async (keyRequirements) => {
    expect((await criteria({ keyRequirements })).map(({ text }) => text)).toEqual([keyRequirements]);
  });

  test("a must-have that names a soft skill among others stays one; a soft skill alone does not", async () => {
    const wanted = "Bookkeeping\nTrained or coached staff in new procedures\nGood communication skills";
    const found = await criteria({ keyRequirements: wanted });
    expect(found.filter(({ overall }) => !overall).map(({ importance }) => importance)).toEqual([
      "must",
      "must",
      "nice",
    ]);
  });

  test.each([
    "At least 2 years in the operations of a bank, broker, fund or asset manager",
    "Knowledge of leave (FMLA), accommodation (ADA), equal opportunity or wage and hour matters",
  ])("a list in one line is one criterion: %s", async (keyRequirements) => {
    const found = await criteria({ keyRequirements });
    expect(found.map(({ text }) => text)).toEqual([keyRequirements]);
  });

  test("an employer's promise is no criterion", async () => {
    const keyRequirements = "Bookkeeping\nWe are an equal opportunity employer";
    expect((await criteria({ keyRequirements })).map(({ text }) => text)).toEqual(["Bookkeeping"]);
  });

  test("each duty of a description becomes a criterion, even one that names no known skill", async () => {
    const found = await criteria({
      name: "Personal Trainer",
      jobDescription: "What you'll do\n- Design workout plans for each member\n- Teach spinning classes",
    });
    expect(found.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Design workout plans for each member", "Teach spinning classes"]),
    );
  });

  test("people who were led are not the job's title", async () => {
    const [led] = await criteria({ keyRequirements: "Trained or supervised junior technicians" });
    expect(led?.kind).not.toBe("role");
  });

  test("requirements and key skills are must-haves, options are not", async () => {
    const found = await criteria({
      keyRequirements: "Welding",
      optionalRequirements: "Forklift",
      keySkills: ["Carpentry"],
    });
    const importance = Object.fromEntries(
      found.filter(({ kind }) => kind !== "experience").map((item) => [item.skills[0], item.importance]),
    );
    expect(importance).toMatchObject({ Welding: "must", Carpentry: "must", "Forklift Operation": "nice" });
  });

  test("of a long description the must-haves stay, wherever they stand; its duties fill what room is left", async () => {
    const nice =
      "Kafka Redis Docker Kubernetes Jenkins Ansible Terraform Grafana Prometheus MongoDB Kotlin Scala Perl Ruby";
    const jobDescription = `Responsibilities:\n• Run the payroll in Sage\nNice to have:\n${nice
      .split(" ")
      .map((name) => `• ${name}`)
      .join("\n")}\nRequirements:\n• Java\n• SQL`;
    const long = await skills({ name: "Developer", jobDescription });
    expect(long.slice(0, 2)).toEqual(["Java", "SQL"]);
    expect(long).not.toContain("Payroll");
    const short = await criteria({
      name: "Developer",
      jobDescription: "Responsibilities:\n• Run the payroll\nRequirements:\n• Java\n• SQL",
    });
    expect(short.find(({ text }) => text === "Run the payroll")).toMatchObject({ importance: "nice" });
  });

  test("Russian adverts say in their own words what would only be nice", async () => {
    const found = await criteria({
      name: "Разработчик",
      jobDescription: "Требования:\n• Java\n• Желателен опыт с Kafka\n• Docker плюсом будет",
    });
    const importance = Object.fromEntries(found.map((item) => [item.skills[0], item.importance]));
    expect(importance).toMatchObject({ Java: "must", "Apache Kafka": "nice", Docker: "nice" });
  });

  test("years: with and without a skill, in figures and in words", async () => {
    const years = async (text: string) =>
      (await criteria({ keyRequirements: text })).find(({ kind }) => kind === "years");
    expect(await years("5+ years of Java")).toMatchObject({ minYears: 5, skills: ["Java"] });
    expect(await years("Minimum three (3) years of experience in payroll")).toMatchObject({
      minYears: 3,
      skills: ["Payroll"],
    });
    expect(await years("2-4 yrs experience as a site engineer")).toMatchObject({ minYears: 2 });
    expect(await years("At least 18 months of experience in retail")).toMatchObject({ minYears: 1.5 });
    expect(await years("Eighteen months in a clinic since you qualified")).toMatchObject({ minYears: 1.5 });
    expect(await years("5+ yoe Java")).toMatchObject({ minYears: 5 });
    expect(await years("A decade of experience in payroll")).toMatchObject({ minYears: 10 });
    expect(await years("3 ans d'expérience")).toMatchObject({ minYears: 3 });
    expect(await years("During the first two years you will learn SQL")).toBeUndefined();
  });

  test("education: the lowest level that will do", async () => {
    const level = async (text: string) =>
      (await criteria({ keyRequirements: text })).find(({ kind }) => kind === "education")?.level;
    expect(await level("Bachelor's or Master's degree in Computer Science")).toBe("bachelor");
    expect(await level("Masters degree in Finance")).toBe("master");
    expect(await level("High school diploma or GED")).toBe("secondary");
    expect(await level("PhD in Chemistry")).toBe("doctorate");
  });

  test("a name that names no occupation is no criterion, one that does stands for the whole job", async () => {
    const kinds = async (name: string) =>
      (await criteria({ name, keyRequirements: "TypeScript" })).map(({ kind }) => kind);
    for (const name of ["Slow", "Spring 2026 hiring", "Berlin office, round 3"]) {
      expect(await kinds(name)).toEqual(["skill"]);
    }
    expect(await kinds("Registered Nurse")).toEqual(["role", "skill"]);
    expect(await kinds("Marketing")).toEqual(["role", "skill"]);
  });

  test.each(["Accountant", "Slow", "Spring 2026 hiring"])(
    "a name alone is the job as a whole: %s",
    async (name) => {
      expect(await criteria({ name })).toMatchObject([{ kind: "role", overall: true, text: name }]);
    },
  );

  test.each([
    [
      "Senior Partner Manager, Compensation and Benefits",
      "Senior Partner Manager, Compensation and Benefits",
    ],
    [
      "Senior Partner Manager – Compensation and Benefits",
      "Senior Partner Manager, Compensation and Benefits",
    ],
    ["Program Manager (PMO)", "Program Manager, PMO"],
    ["Backend Developer [urgent] (Go, Kubernetes, Docker)", "Backend Developer, Go, Kubernetes"],
    ["Senior Accountant (m/f/d) - Remote - 60-80k", "Senior Accountant"],
    ["Hiring: Chef (Spring 2026)", "Chef"],
    ["Registered Nurse, Boston", "Registered Nurse"],
    ["Contract Administrator", "Contract Administrator"],
    ["Java Developer, contract", "Java Developer"],
  ])("the job as a whole of %s is %s", async (name, text) => {
    const [whole] = await criteria({ name, keyRequirements: "Excel\nSAP\nDATEV" });
    expect(whole).toMatchObject({ overall: true, text });
  });

  test("soft skills that are done at work stay must-haves, traits are nice to have", async () => {
    const found = await criteria({ keySkills: ["Coaching", "Public speaking", "Team player"] });
    const skills = found.filter(({ overall }) => !overall);
    expect(skills.map(({ text, importance }) => [text, importance])).toEqual([
      ["Coaching", "must"],
      ["Public speaking", "must"],
      ["Team player", "nice"],
    ]);
  });

  test("how something is done is no requirement of its own", async () => {
    const found = await criteria({ keyRequirements: "Filing of confidential records, paper and electronic" });
    expect(found.map(({ text }) => text)).toEqual(["Filing of confidential records, paper and electronic"]);
  });

  test("a shortened word ends no sentence", async () => {
    const found = await criteria({ keyRequirements: "Ward experience at St. Mary's. Night shifts" });
    expect(found.map(({ text }) => text)).toEqual(["Ward experience at St. Mary's", "Night shifts"]);
  });

  test("the job as a whole is a third of the weight at most", async () => {
    const weigh = async (fields: Partial<JobText>) => {
      const [whole, ...requirements] = await criteria({ name: "Data Analyst", ...fields });
      expect(whole).toMatchObject({ overall: true, importance: "must", text: "Data Analyst" });
      const all = requirements.reduce((sum, { weight }) => sum + weight, whole?.weight ?? 0);
      return (whole?.weight ?? 0) / all;
    };
    const many = {
      keyRequirements: "SQL\nTableau\n5 years of reporting",
      optionalRequirements: "R",
      keySkills: ["Excel"],
    };
    expect(await weigh(many)).toBeLessThanOrEqual(0.35);
    expect(await weigh(many)).toBeGreaterThan(0.3);
    expect(await weigh({ keyRequirements: "SQL" })).toBeLessThanOrEqual(0.35);
  });

  test("years weigh most, a key skill less than a requirement, what would be nice least", async () => {
    const found = await criteria({
      keyRequirements: "5 years of accounting\nBalance sheets\nPython, Docker, CPA",
      optionalRequirements: "Lithuanian",
      keySkills: ["SAP"],
    });
    const weights = found.filter(({ overall }) => !overall).map(({ text, weight }) => [text, weight]);
    expect(weights).toEqual([
      ["5 years of accounting", 5],
      ["Balance sheets", 3],
      // A line of names is no three requirements, but a license stays one.
      ["Python", 2],
      ["Docker", 2],
      ["CPA", 3],
      ["SAP", 2],
      ["Lithuanian", 1],
    ]);
  });

  test("every line of a list of requirements stays one, if it begins like a heading or not", async () => {
    const lines = [
      "3+ years in human resources",
      "Benefits administration and open enrollment",
      "Compensation and benefits",
      "Payroll preparation",
    ];
    const found = await criteria({ keyRequirements: lines.join("\n") });
    const musts = found.filter(({ overall, importance }) => !overall && importance === "must");
    expect(musts.map(({ text }) => text)).toEqual(lines);
  });

  test("certificates, roles and either-or", async () => {
    const found = await criteria({
      keyRequirements:
        "PMP certification\nSenior Data Analyst\nPython or R\nForklift licence\nXYZ credential\nRegistered Dietitian",
    });
    expect(found.map(({ kind, skills: names }) => [kind, names])).toEqual([
      ["role", []],
      ["role", []],
      ["certification", ["PMP"]],
      ["skill", ["Python", "R"]],
      ["certification", ["Forklift Certification"]],
      ["certification", []],
      ["certification", ["Dietetics"]],
    ]);
  });

  test("company praise, benefits, law and unlawful requirements are left out", async () => {
    const found = await criteria({
      name: "Line Cook",
      jobDescription: `About us
We are the market leader in frozen soup and love Java coffee.
Requirements
- Food safety training
- Young and attractive, female preferred
- Knife skills
Benefits
- Health insurance and free lunch
- Yoga and photography classes
We are an equal opportunity employer and do not discriminate.`,
    });
    const words = found.map(({ text }) => text).join(" | ");
    expect(words).toMatch(/food safety/i);
    expect(words).toMatch(/knife/i);
    expect(words).not.toMatch(/java|insurance|yoga|photography|young|female|equal/i);
  });

  test("unlawful requirements are kept beside the criteria, with what to ask instead", async () => {
    const rubric = await buildRubric(
      job({
        name: "Male Security Guard",
        keyRequirements: "First aid\nNative English speaker",
        optionalRequirements: "Unmarried",
        jobDescription: "Requirements\n- Female only\nWe are a young and dynamic team.",
      }),
    );
    expect(rubric.criteria.map(({ text }) => text)).toEqual(["First aid"]);
    expect(rubric.refused?.map(({ text, rewording }) => [text, rewording])).toEqual([
      ["Native English speaker", "Fluent English"],
      ["Unmarried", null],
      ["Female only", null],
      ["Male Security Guard", "Security Guard"],
    ]);
    expect(await criteria({ name: "Ladies only" })).toEqual([
      expect.objectContaining({ text: "Any experience" }),
    ]);
  });

  test("a single unlawful word between commas does not take the lawful parts with it", async () => {
    const partsOf = async (keyRequirements: string) => {
      const { criteria: found, refused = [] } = await buildRubric(job({ keyRequirements }));
      return [found.map(({ text }) => text), refused.map(({ text }) => text)];
    };
    expect(await partsOf("Male, 5 years of driving trucks")).toEqual([
      ["5 years of driving trucks"],
      ["Male"],
    ]);
    const depending = "Young, energetic, flexible";
    expect(await partsOf(depending)).toEqual([["Any experience"], [depending]]);
  });

  test("a thing that is named like a job is a skill", async () => {
    const keyRequirements = "Windows Server; Adobe Illustrator; Google Tag Manager; Data Analyst";
    const found = await criteria({ keyRequirements });
    expect(found.filter(({ overall }) => !overall).map(({ kind, text }) => [kind, text])).toEqual([
      ["role", "Data Analyst"],
      ["skill", "Windows Server"],
      ["skill", "Adobe Illustrator"],
      ["skill", "Google Tag Manager"],
    ]);
  });

  test("a job with only a name has its role as the one must-have", async () => {
    expect(await criteria({ name: "Warehouse Supervisor (m/f/d) - Remote" })).toEqual([
      expect.objectContaining({ id: "c1", kind: "role", importance: "must", text: "Warehouse Supervisor" }),
    ]);
  });

  test("the same requirement twice is one criterion, and the firmer one", async () => {
    const found = await criteria({
      keyRequirements: "SQL",
      optionalRequirements: "SQL queries; Excel",
      keySkills: ["sql"],
    });
    expect(found.filter(({ skills: names }) => names.includes("SQL"))).toEqual([
      expect.objectContaining({ importance: "must" }),
    ]);
  });

  test("bounded, valid, numbered and hashed by content", async () => {
    const many = Array.from({ length: 200 }, (_x, index) => `Unheard thing number ${index}`).join("\n");
    const rubric = await buildRubric(job({ name: "Clerk", keyRequirements: many, jobDescription: many }));
    expect(rubricSchema.parse(rubric)).toEqual(rubric);
    expect(rubric.criteria.length).toBeLessThanOrEqual(MAX_CRITERIA);
    expect(rubric.criteria.map(({ id }) => id)).toEqual(rubric.criteria.map((_x, index) => `c${index + 1}`));
    expect(rubric.hash).toMatch(/^[0-9a-f]{64}$/);
    const again = await buildRubric(job({ name: "Clerk", keyRequirements: many, jobDescription: many }));
    const other = await buildRubric(job({ name: "Cook", keyRequirements: many, jobDescription: many }));
    expect(again.hash).toBe(rubric.hash);
    expect(other.hash).not.toBe(rubric.hash);
  });

  test("never empty, whatever was typed", async () => {
    expect((await criteria({ keyRequirements: "...", name: "!!" })).length).toBe(1);
    expect((await criteria({ jobDescription: "Great place. Great soup." })).length).toBe(1);
  });

  test("Russian: headings, years and degrees as Russian adverts write them", async () => {
    const found = await criteria({
      name: "Ведущий бухгалтер",
      jobDescription: `Мы выросли до трёх тысяч человек.
Чем предстоит заниматься:
Ведение учёта на участке
Мы ожидаем:
Опыт работы в бухгалтерии от 3-х лет
Высшее экономическое образование
Навыки работы с 1С:Предприятие
Опыт подготовки финансовой отчётности
Будет плюсом: английский язык
Мы предлагаем: полис и обеды`,
    });
    expect(
      found.map(({ kind, importance, minYears, level }) => [kind, importance, minYears ?? level]),
    ).toEqual([
      ["role", "must", undefined],
      ["years", "must", 3],
      ["education", "must", "bachelor"],
      ["skill", "must", undefined],
      ["skill", "must", undefined],
      ["skill", "nice", undefined],
    ]);
  });

  test("a requirement keeps its brackets and what kind it asks for", async () => {
    const texts = async (keyRequirements: string) =>
      (await criteria({ keyRequirements })).map(({ text }) => text);
    expect(await texts("Electronic charting (Epic or Cerner)")).toEqual([
      "Electronic charting (Epic or Cerner)",
    ]);
    expect(await texts("healthcare construction and Docker")).toEqual(["Healthcare construction and Docker"]);
  });

  describe("each line of the requirements is a criterion, and says which line it is", () => {
    const lines = async (fields: Partial<JobText>) =>
      (await criteria(fields))
        .filter(({ overall }) => !overall)
        .map(({ text, source = [] }) => `${source.map(({ field, line }) => `${field} ${line}`)}: ${text}`);

    test("alternatives, several verbs and qualifiers stay in one", async () => {
      const keyRequirements = [
        "Logistics, construction or manufacturing",
        "You hire, train and schedule kitchen and service staff",
        "Preparation of schedules for, and direct support of, external auditors",
        "Network: firewalls, VPN, VLANs, LAN/WAN",
        "5+ years of Java and SQL",
      ].join("\n");
      const found = await lines({
        keyRequirements,
        optionalRequirements: "PMP\n\nSpanish",
        keySkills: ["Advanced Excel"],
      });
      expect(found).toEqual([
        "keyRequirements 0: Logistics, construction or manufacturing",
        "keyRequirements 1: hire, train and schedule kitchen and service staff",
        "keyRequirements 2: Preparation of schedules for, and direct support of, external auditors",
        "keyRequirements 3: Network: firewalls, VPN, VLANs, LAN/WAN",
        "keyRequirements 4: 5+ years of Java and SQL",
        "keySkills 0: Advanced Excel",
        "optionalRequirements 0: PMP",
        "optionalRequirements 1: Spanish",
      ]);
    });

    test("a line is parted where its writer did", async () => {
      const found = await lines({
        keyRequirements:
          "Strong JavaScript; TypeScript in production\nDATEV a must, SAP nice to have\nPython, SQL and Docker",
      });
      expect(found.map((line) => line.replace("keyRequirements ", "")).sort()).toEqual([
        "0: Strong JavaScript",
        "0: TypeScript in production",
        "1: DATEV",
        "1: SAP",
        "2: Docker",
        "2: Python",
        "2: SQL",
      ]);
    });

    test("what is asked for twice is asked once, of both lines; what differs in a word is not the same", async () => {
      const found = await lines({
        keyRequirements:
          "Knowledge of Microsoft Excel\nBachelor's degree in accounting\nBachelor's degree in law",
        keySkills: ["Excel", "Advanced Excel formulas"],
      });
      expect(found).toEqual([
        "keyRequirements 0,keySkills 0: Knowledge of Microsoft Excel",
        "keyRequirements 1: Bachelor's degree in accounting",
        "keyRequirements 2: Bachelor's degree in law",
        "keySkills 1: Advanced Excel formulas",
      ]);
    });

    test("a long list is whole, and beyond the most that a rubric holds it says what it left out", async () => {
      const keyRequirements = Array.from({ length: 70 }, (_x, index) => `Unheard thing number ${index}`).join(
        "\n",
      );
      const { criteria: found, refused = [] } = await buildRubric(job({ name: "Clerk", keyRequirements }));
      expect(found).toHaveLength(MAX_CRITERIA);
      expect(found.at(-1)?.text).toBe("Unheard thing number 58");
      expect(refused.map(({ text }) => text)).toEqual(
        Array.from({ length: 11 }, (_x, index) => `Unheard thing number ${59 + index}`),
      );
    });

    test("lines in any language, with or without bullets, in any case", async () => {
      const asLine = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
      const requirements = [
        "cunoștințe solide de contabilitate primară",
        "experiență în întocmirea balanței de verificare",
      ];
      for (const bullet of ["", "- ", "-", "• ", "1. "]) {
        const text = requirements.map((requirement) => bullet + requirement).join("\n");
        expect(await lines({ keyRequirements: text })).toEqual(
          requirements.map((requirement, at) => `keyRequirements ${at}: ${asLine(requirement)}`),
        );
      }
      const bullets = requirements
        .concat("atenție la detalii")
        .map((requirement) => `- ${requirement}`)
        .join("\n");
      expect(await lines({ name: "Contabil", jobDescription: `Căutăm un coleg.\n${bullets}` })).toHaveLength(
        3,
      );
      const prose = "Căutăm un contabil cu experiență.\nVei ține evidența primară.";
      expect(await lines({ jobDescription: prose })).toHaveLength(2);
    });

    test("a wrapped line is one, a heading is none and says how firmly the next ones are asked for", async () => {
      const found = await criteria({
        keyRequirements:
          "Must have:\nExperience in the design of new programmes from scratch\nand in adapting them\nNice to have:\nPiano",
      });
      expect(
        found.map(({ importance, text, source }) => [importance, text, source?.map(({ line }) => line)]),
      ).toEqual([
        ["must", "Experience in the design of new programmes from scratch and in adapting them", [1, 2]],
        ["nice", "Piano", [4]],
      ]);
    });
  });
});
