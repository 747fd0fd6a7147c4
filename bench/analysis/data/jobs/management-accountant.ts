import type { JobText } from "#core/analysis/rubric";
import type { Person } from "../person";

const job: JobText = {
  name: "Management Accountant",
  jobDescription:
    "We make garden tools in three plants. You close the month, explain the numbers to plant managers and help them plan.",
  keyRequirements: [
    "Bachelor's degree in Accounting or Finance",
    "4+ years of accounting experience",
    "Month-end close and general ledger",
    "Budgeting and variance analysis",
    "Advanced Excel",
  ].join("\n"),
  optionalRequirements: ["CPA or CMA", "SAP", "Cost accounting in manufacturing"].join("\n"),
  keySkills: ["General ledger", "Month-end close", "Budgeting", "Excel"],
};

const people: Person[] = [
  {
    name: "Agnieszka Wrobel",
    label: 3,
    reason: "nine years, manufacturing, CMA, SAP",
    place: "Cleveland, Ohio",
    phone: "216-555-0118",
    work: [
      {
        head: "Senior Management Accountant | Erie Castings, Cleveland | May 2019 - Present",
        did: [
          "Close the month for two foundries in four working days and own the general ledger.",
          "Build the annual budget with nine department heads; explain variances every month.",
          "Introduced standard costing for 1,400 parts in SAP.",
          "Replaced a pile of workbooks by one Excel model with Power Query.",
        ],
      },
      {
        head: "Staff Accountant | Cuyahoga Paper, Akron | 2016 - April 2019",
        did: ["Accruals, fixed assets and bank reconciliations.", "Prepared schedules for the auditors."],
      },
    ],
    education: ["Bachelor of Science in Accounting, Western Reserve State, 2016"],
    certificates: ["CMA"],
    skills: "SAP, Excel, Power BI, cost accounting, budgeting",
  },
  {
    name: "Babajide Oyelaran",
    label: 3,
    reason: "five years, all must-haves in dated work, CPA",
    place: "Houston, Texas",
    phone: "713-555-0129",
    summary: "Accountant who visits the shop floor before the variance report.",
    work: [
      {
        head: "Management Accountant | Brazos Valve Works, Houston | August 2020 - Present",
        did: [
          "Run month-end close: journals, accruals, inventory reserves, general ledger review.",
          "Prepare budgets and rolling forecasts for four cost centres.",
          "Report price and usage variances to plant managers with advanced Excel models.",
        ],
      },
    ],
    education: ["BBA Finance, Gulf Plains University, 2019"],
    certificates: ["Certified Public Accountant, Texas"],
  },
  {
    name: "Solveig Tangen",
    label: 3,
    reason: "financial controller with the same work under other words",
    place: "Minneapolis, Minnesota",
    phone: "612-555-0130",
    work: [
      {
        head: "Assistant Controller | Nokomis Foods, Minneapolis | 2018 - Present",
        did: [
          "Lead the monthly closing of six legal entities and reconcile the GL.",
          "Draft the yearly budget and analyse actual against plan for the board.",
          "Keep the product cost model in Excel; found 380,000 dollars of scrap nobody booked.",
        ],
      },
      {
        head: "Accountant | Hiawatha Dairy | 2014 - 2018",
        did: ["Accounts payable, payroll journals and sales tax."],
      },
    ],
    education: ["Bachelor of Accounting, Saint Anthony College, 2014"],
    skills: "General ledger, closing, forecasting, Excel, Oracle",
  },
  {
    name: "Renzo Quispe",
    label: 2,
    reason: "auditor with the degree and the ledger, but has never owned a close or a budget",
    place: "Miami, Florida",
    phone: "786-555-0141",
    work: [
      {
        head: "Audit Senior | Biscayne Auditors, Miami | September 2019 - Present",
        did: [
          "Audit general ledgers, inventories and revenue of manufacturers.",
          "Test month-end controls and write findings for the client.",
          "Analyse large ledgers in Excel.",
        ],
      },
    ],
    education: ["Bachelor of Accounting, Everglades University, 2019"],
    certificates: ["CPA candidate, two of four parts passed"],
  },
  {
    name: "Clementine Aubry",
    label: 2,
    reason: "three years, close and budgets, but short of the years and small firms",
    place: "Portland, Maine",
    phone: "207-555-0152",
    work: [
      {
        head: "Accountant | Casco Boat Builders, Portland | February 2023 - Present",
        did: [
          "Post journals, reconcile accounts and close the month with the controller.",
          "Compare job costs with the budget in Excel.",
        ],
      },
    ],
    education: ["Bachelor of Science in Finance, Penobscot University, 2022"],
    skills: "QuickBooks, Excel, general ledger",
  },
  {
    name: "Harriet Nakamura",
    label: 1,
    reason: "accounts payable clerk for ten years, no degree, no close",
    place: "Sacramento, California",
    phone: "916-555-0163",
    work: [
      {
        head: "Accounts Payable Clerk | Delta Produce, Sacramento | 2015 - Present",
        did: ["Enter 900 invoices a month and prepare payment runs.", "Clear questions of suppliers."],
      },
    ],
    education: ["Associate degree in Business, American River College, 2014"],
    skills: "Accounts payable, data entry, Excel, SAP",
  },
  {
    name: "Yusuf Demirci",
    label: 1,
    reason: "financial advisor: finance degree, sells products",
    place: "Newark, New Jersey",
    phone: "973-555-0174",
    work: [
      {
        head: "Financial Advisor | Passaic Savings, Newark | 2019 - Present",
        did: ["Advise 200 households on savings and loans.", "Reached 112 % of the sales goal in 2024."],
      },
    ],
    education: ["Bachelor of Finance, Hudson University, 2018"],
    skills: "Customer advice, investments, Excel",
  },
  {
    name: "Perpetua Lindgren",
    label: 1,
    reason: "office manager who lists the words of the trade",
    place: "Spokane, Washington",
    phone: "509-555-0185",
    work: [
      {
        head: "Office Manager | Palouse Dental, Spokane | 2017 - Present",
        did: ["Schedule 14 staff and order supplies.", "Send invoices to patients and insurers."],
      },
    ],
    education: ["High school diploma, 2009"],
    skills: "General ledger, month-end close, budgeting, variance analysis, Excel, QuickBooks",
  },
  {
    name: "Matteo Bevilacqua",
    label: 0,
    reason: "barista",
    place: "Boston, Massachusetts",
    phone: "857-555-0196",
    work: [
      {
        head: "Barista | Caffe Tremonti, Boston | 2020 - Present",
        did: ["Make 300 coffees a day and train new staff.", "Won the city latte art contest in 2023."],
      },
    ],
    education: ["High school diploma, 2019"],
  },
  {
    name: "Ottoline Fairweather",
    label: 0,
    reason: "software tester of an accounting product: the words without the trade",
    place: "Denver, Colorado",
    phone: "720-555-0107",
    work: [
      {
        head: "QA Engineer | Summit Ledger Software, Denver | 2018 - Present",
        did: [
          "Test the general ledger and budgeting screens of an accounting product.",
          "Automated 600 checks in Selenium and Java.",
        ],
      },
    ],
    education: ["BSc Computer Science, Front Range University, 2017"],
    skills: "Selenium, Java, Jira, test planning",
  },
];

export const managementAccountant = { job, people };
