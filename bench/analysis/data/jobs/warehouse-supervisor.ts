import type { JobText } from "#core/analysis/rubric";
import type { Person } from "../person";

const job: JobText = {
  name: "Warehouse Supervisor",
  jobDescription: "",
  keyRequirements: [
    "3 years of warehouse experience, one of them leading a team",
    "Inventory management and cycle counting",
    "Forklift certification",
    "Warehouse management system (WMS)",
    "Shipping and receiving",
    "Knowledge of OSHA safety rules",
  ].join("\n"),
  optionalRequirements: "Lean or 5S\nSpanish",
  keySkills: ["Inventory management", "Team leadership", "Order picking", "Forklift"],
};

const people: Person[] = [
  {
    name: "Everett Castleberry",
    label: 3,
    reason: "leads 24 people in a warehouse, all must-haves",
    place: "Memphis, Tennessee",
    phone: "901-555-0119",
    work: [
      {
        head: "Warehouse Supervisor | Bluff City Distribution, Memphis | March 2020 - Present",
        did: [
          "Lead 24 pickers and packers on two shifts; order picking errors fell from 2.1 % to 0.6 %.",
          "Run cycle counting and inventory management for 18,000 locations in Manhattan WMS.",
          "Hold weekly OSHA safety talks; 410 days without a lost-time accident.",
          "Introduced 5S in shipping and receiving.",
        ],
      },
      {
        head: "Forklift Operator | Wolf River Logistics, Memphis | 2015 - February 2020",
        did: ["Loaded and unloaded 30 trucks a shift.", "Trained new operators on reach trucks."],
      },
    ],
    education: ["High school diploma, 2014"],
    certificates: ["Forklift operator certification", "OSHA 10"],
  },
  {
    name: "Guadalupe Arechiga",
    label: 3,
    reason: "shift lead with the whole list and Spanish",
    place: "El Paso, Texas",
    phone: "915-555-0120",
    work: [
      {
        head: "Shift Lead, Distribution Center | Franklin Mountain Retail, El Paso | July 2019 - Present",
        did: [
          "Supervise 16 associates in receiving, put-away, picking and shipping.",
          "Reconcile stock daily in the WMS and lead the cycle count team.",
          "Check forklifts and paperwork against OSHA rules before each shift.",
        ],
      },
      {
        head: "Warehouse Associate | Franklin Mountain Retail, El Paso | 2016 - June 2019",
        did: ["Picked orders with a scanner and drove a certified forklift."],
      },
    ],
    education: ["Associate in Supply Chain, Borderland College, 2019"],
    certificates: ["Certified forklift driver"],
    skills: "Inventory management, team leadership, shipping and receiving, Spanish, English",
  },
  {
    name: "Ruaridh Macpherson",
    label: 3,
    reason: "warehouse team leader, slightly other words, all there",
    place: "Reno, Nevada",
    phone: "775-555-0131",
    summary: "Ten years between the dock and the racks.",
    work: [
      {
        head: "Warehouse Team Leader | Truckee Fulfilment, Reno | Oct 2018 - Present",
        did: [
          "Plan the day of 30 people in order picking, packing and despatch.",
          "Stock control: cycle counts every morning, accuracy 99.4 % in the warehouse management system.",
          "Train forklift drivers and audit aisles for OSHA.",
        ],
      },
      {
        head: "Goods Receiver | Washoe Building Supply, Reno | 2014 - Sep 2018",
        did: ["Received and checked deliveries, drove a counterbalance forklift."],
      },
    ],
    education: ["GED, 2013"],
    certificates: ["Forklift certification, renewed 2024", "Lean yellow belt"],
  },
  {
    name: "Comfort Asantewaa",
    label: 2,
    reason: "four years in the warehouse, inventory strong, has not led a team",
    place: "Columbus, Ohio",
    phone: "614-555-0143",
    work: [
      {
        head: "Inventory Control Clerk | Scioto Wholesale, Columbus | 2021 - Present",
        did: [
          "Cycle counting of 6,000 items and research of differences in SAP WMS.",
          "Help in shipping and receiving on peak days, forklift licence in hand.",
        ],
      },
    ],
    education: ["High school diploma, 2018"],
    certificates: ["Forklift certification"],
    skills: "Inventory management, Excel, WMS",
  },
  {
    name: "Anselm Dubois",
    label: 2,
    reason: "leads a dock team, but cross-dock: little inventory, no forklift licence",
    place: "Louisville, Kentucky",
    phone: "502-555-0154",
    work: [
      {
        head: "Dock Supervisor | Falls City Freight, Louisville | 2018 - Present",
        did: [
          "Supervise 12 dock workers who load 70 trailers a night.",
          "Own shipping and receiving papers and OSHA training.",
        ],
      },
    ],
    education: ["High school diploma, 2010"],
    skills: "Team leadership, freight, safety",
  },
  {
    name: "Zdenka Horvat",
    label: 1,
    reason: "one year as a picker",
    place: "Gary, Indiana",
    phone: "219-555-0165",
    work: [
      {
        head: "Order Picker | Calumet Parts, Gary | January 2025 - Present",
        did: ["Pick 140 lines an hour by scanner.", "Pack and label parcels."],
      },
      {
        head: "Cashier | Dunes Grocery, Gary | 2021 - 2024",
        did: ["Served customers and counted the till."],
      },
    ],
    education: ["High school diploma, 2020"],
  },
  {
    name: "Linus Haverkamp",
    label: 1,
    reason: "truck driver: loads and safety, no warehouse",
    place: "Des Moines, Iowa",
    phone: "515-555-0176",
    work: [
      {
        head: "Truck Driver | Raccoon River Haulage, Des Moines | 2013 - Present",
        did: ["Drive a 40-ton truck across four states.", "Secure loads and keep the log."],
      },
    ],
    education: ["High school diploma, 2011"],
    certificates: ["CDL class A"],
  },
  {
    name: "Tamsin Jagger",
    label: 1,
    reason: "shop manager who lists warehouse words",
    place: "Tulsa, Oklahoma",
    phone: "918-555-0187",
    work: [
      {
        head: "Shoe Store Manager | Cherry Street Shoes, Tulsa | 2019 - Present",
        did: ["Lead five sales people and plan their shifts.", "Decorate windows each season."],
      },
    ],
    education: ["High school diploma, 2012"],
    skills: "Inventory management, forklift, WMS, cycle counting, shipping and receiving, team leadership",
  },
  {
    name: "Imogen Petrosyan",
    label: 0,
    reason: "violin teacher",
    place: "Glendale, California",
    phone: "818-555-0198",
    work: [
      {
        head: "Violin Teacher | Verdugo Music School, Glendale | 2012 - Present",
        did: ["Teach 35 pupils between six and sixty.", "Lead the youth orchestra."],
      },
    ],
    education: ["Bachelor of Music, Arroyo Conservatory, 2012"],
  },
  {
    name: "Barnaby Osei",
    label: 0,
    reason: "data analyst at a logistics firm",
    place: "Atlanta, Georgia",
    phone: "404-555-0108",
    work: [
      {
        head: "Data Analyst | Peachtree Logistics, Atlanta | 2020 - Present",
        did: [
          "Build dashboards on delivery times in Tableau and SQL.",
          "Forecast parcel volumes with Python.",
        ],
      },
    ],
    education: ["BSc Statistics, Ocmulgee University, 2019"],
    skills: "SQL, Python, Tableau",
  },
];

export const warehouseSupervisor = { job, people };
