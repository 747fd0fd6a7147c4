import type { JobText } from "#core/analysis/rubric";
import type { Person } from "../person";

const job: JobText = {
  name: "Registered Nurse - Intensive Care",
  jobDescription:
    "Our intensive care unit has 18 beds and takes surgical and cardiac patients. You care for one or two ventilated patients a shift, work nights and weekends in rotation and help new colleagues to settle in.",
  keyRequirements: [
    "Registered Nurse license",
    "2+ years of intensive care nursing",
    "ACLS and BLS certification",
    "Mechanical ventilation and patient monitoring",
    "Medication administration",
  ].join("\n"),
  optionalRequirements: ["CCRN certification", "Electronic health records (Epic)"].join("\n"),
  keySkills: ["Critical care", "Patient assessment", "Ventilator management"],
};

const people: Person[] = [
  {
    name: "Josephine Akintola",
    label: 3,
    reason: "eight years of intensive care, every licence asked for",
    place: "Baltimore, Maryland",
    phone: "410-555-0117",
    headline: "Registered Nurse, Critical Care",
    work: [
      {
        head: "ICU Registered Nurse | Chesapeake Harbor Hospital, Baltimore | June 2019 - Present",
        did: [
          "Care for two ventilated patients a shift in a 22-bed surgical intensive care unit.",
          "Titrate vasoactive drips, administer medication and adjust ventilator settings with the team.",
          "Charge nurse on every third weekend; precepted nine new nurses.",
          "Document assessments in Epic at the bedside.",
        ],
      },
      {
        head: "Staff Nurse, Step-down Unit | Patapsco Medical Center, Baltimore | July 2016 - May 2019",
        did: [
          "Monitored cardiac patients on telemetry and gave IV medication.",
          "Joined the rapid response team in the second year.",
        ],
      },
    ],
    education: ["Bachelor of Science in Nursing, Severn State University, 2016"],
    certificates: ["Registered Nurse, State of Maryland", "CCRN", "ACLS", "BLS"],
  },
  {
    name: "Tevita Fonua",
    label: 3,
    reason: "four years of cardiac intensive care; no CCRN yet",
    place: "Salt Lake City, Utah",
    phone: "801-555-0128",
    work: [
      {
        head: "Registered Nurse, Cardiac ICU | Wasatch Heart Institute | September 2021 - Present",
        did: [
          "Look after patients after bypass surgery: arterial lines, mechanical ventilation, chest drains.",
          "Assess patients hourly and call changes to the intensivist.",
          "Scan and administer medication; no serious error in four years.",
        ],
      },
      {
        head: "Registered Nurse, Emergency Department | Bonneville Regional, Ogden | 2019 - August 2021",
        did: ["Triaged up to 60 patients a shift.", "Assisted with resuscitation and intubation."],
      },
    ],
    education: ["BSN, Uintah University, 2019"],
    certificates: ["RN License, Utah", "ACLS and BLS, renewed 2025"],
    skills: "Critical care, hemodynamic monitoring, ventilator management, patient assessment",
  },
  {
    name: "Grainne O'Farrell",
    label: 3,
    reason: "intensive care for five years, in other words: critical care, life support, charting",
    place: "Cork, Ireland",
    phone: "617-555-0139",
    summary: "Critical care nurse who is calm when the monitors are not.",
    work: [
      {
        head: "Critical Care Nurse | Lee Valley University Hospital, Cork | Jan 2020 - Present",
        did: [
          "Nurse patients on ventilators and renal replacement in a 16-bed intensive care unit.",
          "Give medication by pump and bolus and check it with a second nurse.",
          "Teach ventilator basics to nurses who join the unit.",
        ],
      },
      {
        head: "Staff Nurse, Surgical Ward | Blackwater General, Mallow | 2017 - 2019",
        did: ["Took 12 patients through the days after surgery: wounds, drains, pain relief."],
      },
    ],
    education: ["BSc Nursing, Munster College, 2017", "Postgraduate certificate in Intensive Care, 2021"],
    certificates: ["Registered Nurse", "Advanced Cardiovascular Life Support", "Basic Life Support"],
  },
  {
    name: "Birgit Halvorsrud",
    label: 2,
    reason: "registered and experienced, but in the emergency room; one year of intensive care",
    place: "Duluth, Minnesota",
    phone: "218-555-0140",
    work: [
      {
        head: "Registered Nurse, ICU | Superior Shore Hospital, Duluth | November 2024 - Present",
        did: ["Care for one ventilated patient under supervision, monitor vital signs and give medication."],
      },
      {
        head: "Emergency Room Nurse | Superior Shore Hospital, Duluth | 2018 - October 2024",
        did: ["Triage, trauma care and IV access in a department with 38,000 visits a year."],
      },
    ],
    education: ["Associate Degree in Nursing, Iron Range College, 2018"],
    certificates: ["RN, Minnesota", "BLS", "ACLS", "TNCC"],
  },
  {
    name: "Manolis Kastrinakis",
    label: 2,
    reason: "step-down unit: monitoring and drips, no ventilators",
    place: "Tarpon Springs, Florida",
    phone: "727-555-0151",
    work: [
      {
        head: "Registered Nurse, Telemetry and Step-down | Anclote Medical Center | 2020 - Present",
        did: [
          "Assess and monitor five cardiac patients a shift.",
          "Administer IV medication, including heparin and insulin drips.",
          "Chart in Epic; super-user for the unit.",
        ],
      },
    ],
    education: ["Bachelor of Science in Nursing, Gulf Coast University, 2020"],
    certificates: ["Registered Nurse, Florida", "BLS", "ACLS"],
  },
  {
    name: "Florentyna Zawadzka",
    label: 1,
    reason: "nurse in a care home, no acute care for years",
    place: "Milwaukee, Wisconsin",
    phone: "414-555-0162",
    work: [
      {
        head: "Registered Nurse | Kinnickinnic Senior Living, Milwaukee | 2014 - Present",
        did: [
          "Lead the night shift for 48 residents.",
          "Medication administration, wound care and talks with families.",
        ],
      },
    ],
    education: ["Diploma in Nursing, Lakeside School of Nursing, 2013"],
    certificates: ["Registered Nurse, Wisconsin", "BLS"],
  },
  {
    name: "Deshawn Prideaux",
    label: 1,
    reason: "nursing assistant in an intensive care unit, not registered",
    place: "Lafayette, Louisiana",
    phone: "337-555-0173",
    work: [
      {
        head: "Certified Nursing Assistant, ICU | Vermilion Bayou Hospital | May 2021 - Present",
        did: [
          "Turn, wash and feed patients and take vital signs.",
          "Stock ventilators and clean beds between patients.",
        ],
      },
    ],
    education: ["High school diploma, 2020"],
    certificates: ["CNA, Louisiana", "BLS"],
  },
  {
    name: "Cordelia Whitcombe",
    label: 1,
    reason: "medical office clerk who lists nursing words",
    place: "Eugene, Oregon",
    phone: "541-555-0184",
    work: [
      {
        head: "Medical Office Clerk | Willamette Family Practice, Eugene | 2019 - Present",
        did: ["Make appointments and answer 90 calls a day.", "Scan referrals into the records system."],
      },
    ],
    education: ["Certificate in Medical Office Administration, 2018"],
    skills: "Patient care, patient assessment, critical care, Epic, medication administration, empathy",
  },
  {
    name: "Ulises Cardenas",
    label: 0,
    reason: "welder",
    place: "Laredo, Texas",
    phone: "956-555-0195",
    work: [
      {
        head: "Welder | Rio Bravo Fabrication, Laredo | 2012 - Present",
        did: ["MIG and TIG welding of trailers and tanks.", "Read drawings and check welds by eye and dye."],
      },
    ],
    education: ["Welding technology certificate, 2011"],
    certificates: ["AWS D1.1 structural steel"],
  },
  {
    name: "Thandeka Mbatha",
    label: 0,
    reason: "marketing manager of a hospital group: the trade's words, another trade",
    place: "Durban, South Africa",
    phone: "917-555-0106",
    noEmail: true,
    work: [
      {
        head: "Marketing Manager | Umhlanga Private Hospitals, Durban | 2017 - Present",
        did: [
          "Ran the campaign for the new intensive care wing; enquiries rose by 30 %.",
          "Manage a budget of 4 million rand and three agencies.",
        ],
      },
    ],
    education: ["BCom Marketing, Thukela University, 2012"],
    skills: "Brand marketing, Google Analytics, copywriting",
  },
];

export const intensiveCareNurse = { job, people };
