import type { JobText } from "#core/analysis/rubric";
import type { Person } from "../person";

const job: JobText = {
  name: "Head Chef",
  jobDescription:
    "Lakeside hotel, 70 seats and banquets for 150. Requirements:\n- 5+ years in professional kitchens, two of them as sous chef or head chef\n- Menu planning and food costing\n- HACCP and food safety\n- Leading and training a kitchen team\n- Ordering and stock control\nNice to have: banquet experience, pastry",
  keyRequirements: "",
  optionalRequirements: "",
  keySkills: [],
};

const people: Person[] = [
  {
    name: "Beatriz Olmedo",
    label: 3,
    reason: "head chef for six years, hotel and banquets",
    place: "Traverse City, Michigan",
    phone: "231-555-0112",
    work: [
      {
        head: "Head Chef | Hotel Grand Dune, Traverse City | April 2019 - Present",
        did: [
          "Lead and train a kitchen team of eleven; four cooks have become sous chefs.",
          "Plan menus with the season and brought food cost from 36 % to 29 %.",
          "Keep the HACCP file; three inspections without a finding.",
          "Cook banquets for up to 180 guests.",
          "Order from 14 suppliers and count stock every week.",
        ],
      },
      {
        head: "Sous Chef | Leelanau Inn | 2015 - March 2019",
        did: ["Ran the pass and the pastry section.", "Costed new dishes with the chef."],
      },
    ],
    education: ["Culinary Arts Diploma, Great Bay Culinary Institute, 2012"],
    certificates: ["Certified food protection manager"],
  },
  {
    name: "Jean-Baptiste Kerouac",
    label: 3,
    reason: "chef de cuisine, says the same in kitchen words",
    place: "Burlington, Vermont",
    phone: "802-555-0123",
    work: [
      {
        head: "Chef de Cuisine | Auberge Champlain, Burlington | 2020 - Present",
        did: [
          "Write the menu each month and cost every plate.",
          "Hire, train and schedule nine cooks.",
          "Responsible for food safety, HACCP plan and temperature logs.",
          "Ordering, stock rotation and a waste target of 3 %.",
        ],
      },
      {
        head: "Sous Chef | Bistro Winooski | 2016 - 2020",
        did: ["Second in command of a 60-seat kitchen.", "Weddings for 120 guests."],
      },
    ],
    education: ["Apprenticeship as a cook, 2011"],
    skills: "Menu planning, food costing, HACCP, banquets",
  },
  {
    name: "Lindiwe Dlamini",
    label: 3,
    reason: "sous chef in charge for five years, ready for the step",
    place: "Savannah, Georgia",
    phone: "912-555-0134",
    summary: "Sous chef who has run the kitchen whenever it mattered.",
    work: [
      {
        head: "Sous Chef | Tidewater Resort, Savannah | June 2020 - Present",
        did: [
          "Acting head chef for eight months: menus, rota, food costing, suppliers.",
          "Train six commis chefs and lead the HACCP walk every Monday.",
          "Stock control and ordering for fish and meat; banquet kitchen for 200.",
        ],
      },
      {
        head: "Chef de Partie | Isle of Hope Grill, Savannah | 2016 - May 2020",
        did: ["Grill and sauce section, 140 covers a night."],
      },
    ],
    education: ["Associate of Culinary Arts, Lowcountry College, 2016"],
  },
  {
    name: "Piotr Maslowski",
    label: 2,
    reason: "sous chef, two years, no ordering and no costing shown",
    place: "Chicago, Illinois",
    phone: "773-555-0145",
    work: [
      {
        head: "Sous Chef | Logan Street Kitchen, Chicago | 2024 - Present",
        did: ["Lead service for 90 covers.", "Train line cooks and keep food safety logs (HACCP)."],
      },
      {
        head: "Line Cook | Halsted Diner, Chicago | 2019 - 2024",
        did: ["Breakfast and grill."],
      },
    ],
    education: ["Culinary certificate, Lakeshore College, 2018"],
  },
  {
    name: "Keziah Thornquist",
    label: 2,
    reason: "ran a cafe kitchen alone: menus, ordering and safety, no brigade",
    place: "Asheville, North Carolina",
    phone: "828-555-0156",
    work: [
      {
        head: "Chef and Owner | The Copper Ladle Cafe, Asheville | 2017 - Present",
        did: [
          "Plan and cost a weekly menu, order everything and cook for 45 guests with one helper.",
          "Food safety score of 99 in every county inspection.",
        ],
      },
    ],
    education: ["Bachelor of Hospitality, Blue Ridge College, 2014"],
  },
  {
    name: "Ferris Abboud",
    label: 1,
    reason: "line cook, three years",
    place: "Dearborn, Michigan",
    phone: "313-555-0167",
    work: [
      {
        head: "Line Cook | Cedar Table, Dearborn | 2022 - Present",
        did: ["Cook the grill station and prepare sauces.", "Clean down and label by the food safety rules."],
      },
    ],
    education: ["High school diploma, 2021"],
    certificates: ["Food handler card"],
  },
  {
    name: "Annelise Brockmann",
    label: 1,
    reason: "restaurant manager, front of house",
    place: "Madison, Wisconsin",
    phone: "608-555-0178",
    work: [
      {
        head: "Restaurant Manager | Monona Terrace Grill, Madison | 2016 - Present",
        did: ["Lead 18 waiters and bartenders.", "Plan shifts, order wine and close the till."],
      },
    ],
    education: ["Bachelor of Hotel Management, Dells University, 2015"],
    skills: "Guest service, wine, staff training",
  },
  {
    name: "Quentin Abernathy",
    label: 1,
    reason: "canteen helper who lists a chef's words",
    place: "Wichita, Kansas",
    phone: "316-555-0189",
    work: [
      {
        head: "Dishwasher | Arkansas River Canteen, Wichita | 2021 - Present",
        did: ["Wash dishes for 400 meals a day.", "Peel and cut vegetables when cooks are short."],
      },
    ],
    education: ["High school diploma, 2020"],
    skills: "Menu planning, food costing, HACCP, food safety, stock control, banquets, pastry, leadership",
  },
  {
    name: "Svetlana Gorelova",
    label: 0,
    reason: "librarian",
    place: "Albany, New York",
    phone: "518-555-0190",
    work: [
      {
        head: "Librarian | Mohawk Public Library, Albany | 2010 - Present",
        did: ["Catalogue 3,000 books a year.", "Read to children every Saturday."],
      },
    ],
    education: ["Master of Library Science, Capital University, 2009"],
  },
  {
    name: "Dominic Eze",
    label: 0,
    reason: "software engineer of a recipe app",
    place: "Oakland, California",
    phone: "510-555-0109",
    work: [
      {
        head: "Software Engineer | Spoonful Apps, Oakland | 2019 - Present",
        did: ["Write the Kotlin app that plans menus for 2 million home cooks.", "Run A/B tests."],
      },
    ],
    education: ["BSc Computer Science, East Bay University, 2018"],
    skills: "Kotlin, Android, SQL",
  },
];

export const headChef = { job, people };
