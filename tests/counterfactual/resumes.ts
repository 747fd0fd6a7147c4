import type { Person } from "./person";

export type Base = {
  name: string;
  job: { name: string; keyRequirements: string; keySkills: string[] };
  write(person: Person): string;
};

const job = (name: string, keyRequirements: string, ...keySkills: string[]) => ({
  name,
  keyRequirements,
  keySkills,
});

export const bases: Base[] = [
  {
    name: "payroll accountant, one column",
    job: job(
      "Payroll Accountant",
      "3+ years of payroll\nBachelor's degree in accounting",
      "Excel",
      "QuickBooks",
    ),
    write: (who) => `${who.first} ${who.last}
${who.email} | ${who.phone} | ${who.link}
${who.address}
Date of Birth: ${who.birth}
Marital Status: ${who.marital}

Summary
Accountant who likes order. ${who.he} takes pride in ${who.his} ledgers.

Experience
Payroll Accountant, Bright Mills Ltd
Jan 2018 - Present
• Ran payroll for 240 people in QuickBooks every two weeks
• Owned the month-end close in Excel and cut it from nine days to four
Activities
Treasurer, ${who.club}

Education
B.Sc. in Accounting, Northern University, 2014
`,
  },
  {
    name: "web developer, name in capitals",
    job: job(
      "Frontend Developer",
      "4+ years with React\nExperience with Angular",
      "TypeScript",
      "Ruby",
      "Java",
    ),
    write: (who) => `${who.first.toUpperCase()} ${who.last.toUpperCase()}
FRONTEND DEVELOPER
${who.phone} • ${who.email} • ${who.town}

PROFILE
${who.first} ${who.last} is a frontend developer with a liking for small bundles.

WORK EXPERIENCE
Frontend Developer | Paperlane | 03/2017 - 05/2024
- Built the checkout in React and TypeScript, used by 2 million people
- Moved three Angular applications to React
SKILLS
TypeScript, React, Angular, CSS, Git
INTERESTS
${who.club}, cooking
`,
  },
  {
    name: "nurse, labelled details last",
    job: job("Registered Nurse", "2+ years in intensive care\nRN license", "Patient assessment", "Triage"),
    write: (who) => `Curriculum Vitae
Name: ${who.title} ${who.first} ${who.last}
Email: ${who.email}
Phone: ${who.phone}

Professional Experience
Registered Nurse, City General Hospital, June 2016 to present
Assessed and triaged 20 patients a shift in the intensive care unit.
${who.title} ${who.last} trained 12 new nurses; ${who.his} ward led the hospital in hand hygiene.

Licenses
Registered Nurse (RN)

Personal Details
Date of birth: ${who.birth}
Nationality: ${who.nationality}
Religion: ${who.religion}
Marital status: ${who.marital}
Father's name: ${who.parents}
Address: ${who.address}
${who.photo}
`,
  },
  {
    name: "line cook, two columns",
    job: job("Line Cook", "Food safety\n1+ years in a restaurant kitchen", "Grill", "Food preparation"),
    write: (who) => `${who.first} ${who.last}\t${who.phone}
Line Cook\t${who.email}
\t${who.town}

Experience
Line Cook, Blue Door Bistro\tMay 2016 - Present
• Prepared 200 covers a night on the grill station
• Kept food safety records and trained three prep cooks
Member, ${who.club}
Age: ${who.age}   Gender: ${who.title === "Mr." ? "Male" : "Female"}
`,
  },
  {
    name: "sales manager, a letter of a resume",
    job: job("Sales Manager", "5+ years of B2B sales\nCRM experience", "Salesforce", "Negotiation"),
    write: (who) => `${who.last}, ${who.first}
${who.email}
${who.phone}

Summary
${who.first} has led sales teams of up to 14 people. ${who.he} closed 3 million a year in B2B sales.

Employment History
Regional Sales Manager, Northwind Tools
2015 - 2023
Led negotiation with 40 accounts in Salesforce CRM. ${who.first} grew ${who.his} region by 30%.
Volunteer work
Mentor at ${who.club} since 2019.
References
On request. ${who.first}_${who.last}_Resume.pdf
`,
  },
  {
    name: "electrician, a bare list",
    job: job(
      "Electrician",
      "Journeyman electrician license\nWiring and conduit",
      "Blueprint reading",
      "Troubleshooting",
    ),
    write: (who) => `Resume of ${who.first} ${who.last}
${who.address}
Tel: ${who.phone}  E-mail: ${who.email}

Work History
Electrician - Volt & Sons - 2012 to 2022
Installed wiring and conduit in 60 new houses
Read blueprints; troubleshooting of control panels
Licensed Journeyman Electrician
DOB: ${who.birth} | ${who.marital} | ${who.nationality}
`,
  },
  {
    name: "data analyst with a bar of contacts",
    job: job("Data Analyst", "SQL\nPython\nBachelor's degree", "Tableau", "Statistics"),
    write: (who) => `${who.first} ${who.last} | Data Analyst | ${who.town}
${who.email} | ${who.phone} | ${who.link}

EXPERIENCE
Data Analyst, Harbor Retail (2019 - 2024)
* Wrote SQL for 50 dashboards in Tableau
* Forecast demand in Python; statistics for price tests
EDUCATION
BSc Mathematics, 2018. President of the ${who.club}.
${who.first} ${who.last} - page 1
`,
  },
  {
    name: "teacher, in the third person",
    job: job(
      "Primary School Teacher",
      "3+ years of teaching\nClassroom management",
      "Lesson planning",
      "Curriculum development",
    ),
    write: (who) => `${who.title} ${who.first} ${who.last}
Primary School Teacher
${who.town}
${who.email}, ${who.phone}

About
${who.he} is ${who.age} years old and a teacher of ten years.

Experience
Primary School Teacher at Oak Hill School, Sept 2014 - July 2024
Lesson planning and classroom management for classes of 28
Curriculum development in reading. ${who.he} ran the reading week.
Memberships
${who.club}
`,
  },
  {
    name: "warehouse lead, everything on few lines",
    job: job("Warehouse Supervisor", "Forklift\nInventory management", "SAP", "Shipping and receiving"),
    write: (who) => `${who.first} ${who.last}, ${who.address}, ${who.phone}, ${who.email}
Objective: ${who.first} ${who.last} seeks a post as Warehouse Supervisor.
Experience
Warehouse Supervisor, Depot Nine, 2016 - 2024
Inventory management in SAP, shipping and receiving for 12 docks, certified forklift operator.
Other
Nationality: ${who.nationality}; Date of birth: ${who.birth}; Marital status: ${who.marital}
Deacon and driver, ${who.club}
`,
  },
  {
    name: "project manager with honours",
    job: job("Project Manager", "PMP\n5+ years managing projects", "Agile", "Budgeting"),
    write: (who) => `${who.first} ${who.last}, PMP
${who.email}
${who.link}
${who.phone}

PROFESSIONAL SUMMARY
Project manager of software and building projects. ${who.his.charAt(0).toUpperCase()}${who.his.slice(1)} teams deliver on time.

PROFESSIONAL EXPERIENCE
Project Manager
Bridgewater Systems, Apr 2013 - Present
- Managed 25 projects with budgets up to 4 million; agile coaching of six teams
- ${who.first} ${who.last} received the Delivery Award 2019
LEADERSHIP
Chair, ${who.club}, 2016 - 2020
CERTIFICATIONS
PMP, 2015
`,
  },
];
