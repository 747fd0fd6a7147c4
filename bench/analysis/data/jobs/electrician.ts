import type { JobText } from "#core/analysis/rubric";
import type { Person } from "../person";

const job: JobText = {
  name: "Commercial Electrician (m/f/d)",
  jobDescription:
    "We wire offices, schools and small factories. You work from drawings, mostly in teams of three, and leave a site that passes inspection at the first visit.",
  keyRequirements:
    "Journeyman electrician license; 4+ years of commercial electrical work; conduit bending and wiring; reading blueprints; National Electrical Code (NEC); troubleshooting",
  optionalRequirements: "PLC or building automation; OSHA 30; driver's license",
  keySkills: ["Electrical installation", "Blueprint reading", "Troubleshooting"],
};

const people: Person[] = [
  {
    name: "Calloway Reinhardt",
    label: 3,
    reason: "journeyman, nine years commercial, every line met",
    place: "Pittsburgh, Pennsylvania",
    phone: "412-555-0113",
    work: [
      {
        head: "Journeyman Electrician | Three Rivers Electric, Pittsburgh | May 2018 - Present",
        did: [
          "Electrical installation in offices and two schools: conduit bending, wiring, panels, lighting.",
          "Work from blueprints and mark them up as built.",
          "Troubleshooting of motor controls and a PLC in a bottling plant.",
          "All sites passed inspection under the National Electrical Code at the first visit since 2020.",
        ],
      },
      {
        head: "Apprentice Electrician | Monongahela Power Services | 2014 - April 2018",
        did: ["Pulled wire, bent conduit and learned the NEC on commercial sites."],
      },
    ],
    education: ["Electrical apprenticeship, IBEW Local 0, 2018"],
    certificates: ["Journeyman electrician license", "OSHA 30"],
  },
  {
    name: "Mireille Gauthier",
    label: 3,
    reason: "journeyman, five years commercial; automation as well",
    place: "Worcester, Massachusetts",
    phone: "508-555-0125",
    work: [
      {
        head: "Commercial Electrician | Blackstone Electrical, Worcester | August 2020 - Present",
        did: [
          "Wire shops and clinics from drawings: feeders, conduit, fire alarm, data.",
          "Find and fix faults in lighting control and building automation.",
          "Check the crew's work against the NEC before the inspector does.",
        ],
      },
      {
        head: "Apprentice | Quinsigamond Electric, Worcester | 2016 - July 2020",
        did: ["Conduit bending, wiring devices and reading blueprints under a journeyman."],
      },
    ],
    education: ["Trade school diploma, Electrical Technology, 2016"],
    certificates: ["Journeyman Electrician, Massachusetts", "Driver's license"],
    skills: "Electrical installation, blueprint reading, troubleshooting, building automation",
  },
  {
    name: "Tobiah Sandoval",
    label: 3,
    reason: "foreman with the licence, commercial fit-outs",
    place: "Phoenix, Arizona",
    phone: "602-555-0136",
    work: [
      {
        head: "Electrical Foreman | Saguaro Power and Light, Phoenix | 2019 - Present",
        did: [
          "Run crews of four on tenant fit-outs of 2,000 to 20,000 square feet.",
          "Lay out conduit runs from blueprints, order material, terminate panels.",
          "Troubleshoot service calls at night; the code book (NEC) rides along.",
        ],
      },
      {
        head: "Electrician | Superstition Electric, Mesa | 2013 - 2019",
        did: ["Commercial wiring in restaurants and warehouses."],
      },
    ],
    education: ["Apprenticeship, 2013"],
    certificates: ["Journeyman license, Arizona", "OSHA 30"],
  },
  {
    name: "Freya Lindstrand",
    label: 2,
    reason: "licensed, but residential work",
    place: "Boise, Idaho",
    phone: "208-555-0147",
    work: [
      {
        head: "Residential Electrician | Treasure Valley Homes, Boise | 2019 - Present",
        did: ["Wire new houses and replace panels.", "Troubleshooting for home owners and NEC inspections."],
      },
    ],
    education: ["Electrical apprenticeship, 2019"],
    certificates: ["Journeyman electrician license, Idaho"],
  },
  {
    name: "Nikhil Deshpande",
    label: 2,
    reason: "third-year apprentice on commercial sites",
    place: "San Jose, California",
    phone: "408-555-0158",
    work: [
      {
        head: "Electrical Apprentice | Guadalupe River Electric, San Jose | 2023 - Present",
        did: [
          "Bend conduit, pull wire and install fixtures in office buildings.",
          "Read blueprints and learn the National Electrical Code in evening class.",
        ],
      },
    ],
    education: ["Apprenticeship in progress, third of five years"],
  },
  {
    name: "Oluwaseun Bakare",
    label: 1,
    reason: "electronics technician: repairs boards, no buildings",
    place: "Raleigh, North Carolina",
    phone: "919-555-0169",
    work: [
      {
        head: "Electronics Technician | Neuse Instruments, Raleigh | 2018 - Present",
        did: ["Repair circuit boards of lab devices.", "Troubleshooting with oscilloscope and schematics."],
      },
    ],
    education: ["Associate degree in Electronics, Piedmont Technical, 2018"],
    skills: "Soldering, troubleshooting, test equipment",
  },
  {
    name: "Wilhelmina Brandt",
    label: 1,
    reason: "construction labourer",
    place: "St. Louis, Missouri",
    phone: "314-555-0170",
    work: [
      {
        head: "Construction Laborer | Gateway Builders, St. Louis | 2020 - Present",
        did: [
          "Demolition, concrete and clean-up on commercial sites.",
          "Carry conduit for the electricians.",
        ],
      },
    ],
    education: ["High school diploma, 2019"],
    certificates: ["OSHA 10"],
  },
  {
    name: "Percival Okonjo",
    label: 1,
    reason: "salesman of electrical goods who lists the trade",
    place: "Omaha, Nebraska",
    phone: "402-555-0181",
    work: [
      {
        head: "Sales Associate | Platte Valley Hardware, Omaha | 2018 - Present",
        did: ["Sell switches, cable and tools to home owners.", "Fill shelves and count stock."],
      },
    ],
    education: ["High school diploma, 2016"],
    skills: "Electrical installation, conduit bending, wiring, blueprints, NEC, troubleshooting, PLC",
  },
  {
    name: "Rosamund Achterberg",
    label: 0,
    reason: "tax lawyer",
    place: "Hartford, Connecticut",
    phone: "860-555-0192",
    work: [
      {
        head: "Tax Attorney | Charter Oak Law, Hartford | 2014 - Present",
        did: ["Advise family firms on succession.", "Argue appeals before the tax court."],
      },
    ],
    education: ["Juris Doctor, Nutmeg University, 2013"],
  },
  {
    name: "Ignacio Villarreal",
    label: 0,
    reason: "teacher of Spanish",
    place: "Santa Fe, New Mexico",
    work: [
      {
        head: "Spanish Teacher | Sangre de Cristo High School, Santa Fe | 2015 - Present",
        did: ["Teach five classes of Spanish.", "Wrote the school's reading list."],
      },
    ],
    education: ["Master of Education, Pecos University, 2014"],
    certificates: ["New Mexico teaching license"],
  },
];

export const electrician = { job, people };
