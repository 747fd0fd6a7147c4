import type { JobText } from "#core/analysis/rubric";
import type { Person } from "../person";

const job: JobText = {
  name: "Frontend Developer",
  jobDescription:
    "You build the booking screens that travel agents use all day. You work with two designers and the backend team, own features from sketch to release, and care that pages are fast and usable by everyone.",
  keyRequirements: [
    "3+ years of frontend development",
    "React and TypeScript in production",
    "HTML and CSS, responsive layouts",
    "Automated testing with Jest or Cypress",
    "Experience with REST APIs",
  ].join("\n"),
  optionalRequirements: ["Web accessibility (WCAG)", "GraphQL"].join("\n"),
  keySkills: ["React", "TypeScript", "CSS", "Git"],
};

const people: Person[] = [
  {
    name: "Marit Oosterhuis",
    label: 3,
    reason: "six years of exactly this, with tests and accessibility in dated work",
    place: "Utrecht, Netherlands",
    phone: "+1 202-555-0111",
    headline: "Senior Frontend Developer",
    work: [
      {
        head: "Senior Frontend Developer | Tulpveld Reizen, Utrecht | April 2021 - Present",
        did: [
          "Rebuilt the ferry booking flow in React and TypeScript; drop-outs fell from 41 % to 29 %.",
          "Set up Jest and Cypress tests for all checkout pages and run them on every merge in Git.",
          "Brought the site to WCAG 2.1 AA together with an external auditor.",
          "Moved search results from three REST APIs to one GraphQL gateway.",
        ],
      },
      {
        head: "Frontend Developer | Kanaal Media, Amersfoort | August 2018 - March 2021",
        did: [
          "Wrote responsive HTML and CSS for eleven regional news sites.",
          "Replaced jQuery widgets with React components.",
        ],
      },
    ],
    education: ["Bachelor of Science in Computer Science, Hogeschool Rijnoever, 2018"],
    skills: "React, TypeScript, JavaScript, CSS, Sass, Jest, Cypress, GraphQL, Git",
  },
  {
    name: "Kwame Adjei-Mensah",
    label: 3,
    reason: "four years, all must-haves shown at work, no accessibility",
    place: "Accra, Ghana",
    phone: "(303) 555-0124",
    summary: "Developer of web interfaces for people who have no time for them.",
    work: [
      {
        head: "Frontend Engineer | Baobab Pay, Accra | Feb 2022 - Present",
        did: [
          "Develop the merchant dashboard in TypeScript and React; 9,000 shops use it daily.",
          "Consume REST APIs of the ledger team and wrote the mock server we test against.",
          "Cover components with Jest and React Testing Library, releases went from monthly to weekly.",
        ],
      },
      {
        head: "Web Developer | Studio Kente, Kumasi | Jan 2020 - Jan 2022",
        did: [
          "Built responsive sites in HTML, CSS and JavaScript for schools and hotels.",
          "Kept all code in Git and reviewed the work of two juniors.",
        ],
      },
    ],
    education: ["BSc Information Technology, Volta Technical University, 2019"],
    skills: "TypeScript, React, Redux, CSS, Tailwind, Jest, Git, Figma",
  },
  {
    name: "Ines Carvalho",
    label: 3,
    reason: "five years with React and TypeScript, tests with Cypress; says little but shows it",
    place: "Braga, Portugal",
    phone: "415-555-0133",
    work: [
      {
        head: "UI Developer | Minho Seguros, Braga | 05/2020 - Present",
        did: [
          "Own the claims portal: React, TypeScript, CSS modules, REST endpoints.",
          "Introduced Cypress; broken releases fell from one in four to one in thirty.",
          "Cut the first load from 6.2 s to 1.9 s by splitting bundles.",
        ],
      },
      {
        head: "Junior Web Developer | Lago Digital, Porto | 09/2018 - 04/2020",
        did: ["Turned designs into responsive HTML and CSS.", "Maintained a Vue shop for a wine seller."],
      },
    ],
    education: ["Licenciatura (Bachelor) in Multimedia Engineering, Instituto do Cavado, 2018"],
    skills: "React, Vue, TypeScript, CSS, Cypress, Git",
  },
  {
    name: "Declan Moriarty",
    label: 2,
    reason: "seven years of frontend, but Angular rather than React",
    place: "Galway, Ireland",
    phone: "646-555-0142",
    work: [
      {
        head: "Frontend Developer | Corrib Health Software, Galway | March 2017 - Present",
        did: [
          "Develop the patient portal in Angular and TypeScript for 60 clinics.",
          "Write unit tests in Jest and end-to-end tests in Cypress.",
          "Call REST APIs of the booking service and handle their faults on screen.",
          "Made the portal usable with screen readers (WCAG).",
        ],
      },
    ],
    education: ["Higher Diploma in Software Development, Atlantic Institute, 2016"],
    skills: "Angular, RxJS, TypeScript, CSS, Git",
  },
  {
    name: "Sunniva Bratland",
    label: 2,
    reason: "React and TypeScript, but two years only and no automated tests",
    place: "Stavanger, Norway",
    phone: "718-555-0153",
    headline: "Web developer",
    work: [
      {
        head: "Web Developer | Fjordkart, Stavanger | June 2023 - Present",
        did: [
          "Write map views in React and TypeScript that read a REST API of the coast guard.",
          "Style them in CSS for phones, tablets and bridge displays.",
        ],
      },
      {
        head: "Intern | Fjordkart, Stavanger | January 2023 - May 2023",
        did: ["Fixed layout faults in HTML and CSS and learned Git in a team of five."],
      },
    ],
    education: ["Bachelor in Informatics, Rogaland University College, 2022"],
    skills: "React, TypeScript, CSS, Git, Leaflet",
  },
  {
    name: "Pradeep Wickramasinghe",
    label: 1,
    reason: "backend engineer who has touched a little JavaScript",
    place: "Kandy, Sri Lanka",
    phone: "212-555-0160",
    work: [
      {
        head: "Java Developer | Hanthana Systems, Kandy | 2019 - Present",
        did: [
          "Develop Spring Boot services and REST APIs for tea auctions.",
          "Tuned Oracle queries and wrote JUnit tests.",
          "Changed JavaScript in old JSP pages when nobody else had time.",
        ],
      },
    ],
    education: ["BEng Software Engineering, Mahaweli Institute of Technology, 2018"],
    skills: "Java, Spring Boot, Oracle, REST, JavaScript, Git",
  },
  {
    name: "Lotte Vandamme",
    label: 1,
    reason: "designer who writes some HTML and CSS",
    place: "Ghent, Belgium",
    phone: "503-555-0171",
    work: [
      {
        head: "UX Designer | Leie Studio, Ghent | September 2018 - Present",
        did: [
          "Design screens in Figma and test them with users every second week.",
          "Write HTML and CSS prototypes that developers take over.",
          "Teach colleagues what WCAG asks of colours and labels.",
        ],
      },
    ],
    education: ["Bachelor of Graphic Design, Academie Schelde, 2018"],
    skills: "Figma, prototyping, user research, HTML, CSS",
  },
  {
    name: "Rodrigo Santibanez",
    label: 1,
    reason: "lists every tool of the job but has only sold phones; a course is all there is",
    place: "Puebla, Mexico",
    phone: "210-555-0182",
    headline: "Aspiring web developer",
    work: [
      {
        head: "Shop Assistant | Celulares Popocatepetl, Puebla | 2020 - Present",
        did: ["Sell phones and contracts, 120 customers a week.", "Count the till and order stock."],
      },
    ],
    education: ["Web development evening course, 2025", "Bachillerato, 2019"],
    skills: "HTML, CSS, JavaScript, React, TypeScript, Git",
  },
  {
    name: "Hedda Kjaergaard",
    label: 0,
    reason: "physiotherapist",
    place: "Odense, Denmark",
    phone: "312-555-0105",
    work: [
      {
        head: "Physiotherapist | Odense Rehabilitation Centre | 2015 - Present",
        did: [
          "Treat 40 patients a week after hip and knee surgery.",
          "Write training plans and lead a back school.",
        ],
      },
    ],
    education: ["Bachelor of Physiotherapy, Fyn University College, 2015"],
    skills: "Manual therapy, rehabilitation, patient education",
  },
  {
    name: "Osvaldo Pinheiro",
    label: 0,
    reason: "bus driver",
    place: "Recife, Brazil",
    phone: "305-555-0116",
    work: [
      {
        head: "Bus Driver | Viacao Capibaribe, Recife | 2011 - Present",
        did: [
          "Drive city lines 42 and 61 with up to 80 passengers.",
          "No accident at fault in fourteen years; train new drivers on the route.",
        ],
      },
    ],
    education: ["Ensino medio, 2008"],
    certificates: ["Driving licence category D"],
  },
];

export const frontendDeveloper = { job, people };
