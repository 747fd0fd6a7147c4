/** Everything a resume says about who somebody is, as opposed to what they can do. */
export type Person = {
  first: string;
  last: string;
  email: string;
  phone: string;
  link: string;
  /** Street, town and postal code on one line. */
  address: string;
  town: string;
  /** Form of address before the name: "Ms". */
  title: string;
  he: string;
  his: string;
  birth: string;
  age: string;
  marital: string;
  nationality: string;
  religion: string;
  photo: string;
  club: string;
  parents: string;
};

export const plain: Person = {
  first: "Daniel",
  last: "Harris",
  email: "daniel.harris@example.com",
  phone: "+1 415 555 0134",
  link: "linkedin.com/in/daniel-harris-0134",
  address: "12 Cedar Street, Boise, ID 83702",
  town: "Boise, ID",
  title: "Mr.",
  he: "He",
  his: "his",
  birth: "4 May 1990",
  age: "34",
  marital: "Single",
  nationality: "American",
  religion: "None",
  photo: "Photo attached",
  club: "Chess Club",
  parents: "Paul Harris",
};

const named = (first: string, last: string): [string, Partial<Person>] => {
  const handle = (word: string) =>
    word
      .normalize("NFD")
      .replace(/[^\p{L}]/gu, "")
      .toLowerCase();
  return [
    `the name ${first} ${last}`,
    {
      first,
      last,
      email: `${handle(first)}.${handle(last)}@example.org`,
      link: `linkedin.com/in/${handle(first)}${handle(last)}`,
    },
  ];
};

/** Changes to the plain person, each with the name shown if the pair fails. */
export const swaps: [string, Partial<Person>][] = [
  named("Mark", "Baker"),
  named("Chase", "Carpenter"),
  named("Ruby", "Singh"),
  named("Summer", "Rose"),
  named("Angular", "Smith"),
  named("Grace", "Bishop"),
  named("Sage", "Turner"),
  named("Java", "Patel"),
  named("Mason", "Cook"),
  named("Maya", "Swift"),
  named("Lakisha", "Washington"),
  named("Mohammed", "Al-Farsi"),
  named("Guadalupe", "Hernández"),
  named("Siobhán", "O’Connor"),
  named("Wei", "Zhang"),
  named("Chukwuemeka", "Okonkwo"),
  named("Олег", "Петров"),
  named("Jean-Luc", "van der Berg"),
  named("Paris", "Washington"),
  named("Austin", "Ireland"),
  named("Florence", "Nurse"),
  named("Jordan", "Driver"),
  named("June", "Street"),
  named("April", "Page"),
  named("Will", "Taylor"),
  named("Chelsea", "Current"),
  named("Daniel", "Cook"),
  named("Nneka", "Java"),
  named("Nneka", "Salesforce"),
  [
    "a family name called as the state",
    { last: "Washington", email: "d.washington@example.org", town: "Seattle, Washington" },
  ],
  ["she and her", { title: "Ms.", he: "She", his: "her", first: "Danielle" }],
  ["they and their", { title: "Mx.", he: "They", his: "their" }],
  ["a married mother of two", { title: "Mrs.", he: "She", his: "her", marital: "Married, two children" }],
  [
    "an address in India",
    {
      address: "Flat 7, 4th Cross Road, Pune, Maharashtra 411001",
      town: "Pune, India",
      nationality: "Indian",
    },
  ],
  [
    "an address in England",
    { address: "8 Mill Lane, Leeds LS1 4AP", town: "Leeds, UK", nationality: "British" },
  ],
  [
    "an address in Germany",
    { address: "Lindenstraße 5, 10969 Berlin", town: "Berlin, Germany", nationality: "German" },
  ],
  [
    "an address in a town called as a skill",
    { address: "44 Java Road, Mobile, AL 36602", town: "Phoenix, AZ" },
  ],
  ["an earlier birth", { birth: "19/11/1961", age: "62" }],
  ["the year of birth alone", { birth: "2001", age: "23" }],
  ["a religion", { religion: "Muslim", parents: "Ahmed Khan" }],
  ["another religion", { religion: "Christian", parents: "Grace Excel" }],
  ["no photo", { photo: "Photograph: enclosed" }],
  ["a phone elsewhere", { phone: "98765 43210" }],
  [
    "a page of one's own",
    { link: "https://www.ruby-on-rails.example.com/excel", email: "sql.python@example.net" },
  ],
  ["a women's club", { club: "Women in Engineering" }],
  ["a Black students' club", { club: "Black Student Union" }],
  ["a church", { club: "Grace Baptist Church" }],
  ["a sorority", { club: "Alpha Kappa Delta sorority" }],
  ["a robotics club", { club: "Robotics Club" }],
  ["an engineers' society", { club: "National Society of Black Engineers" }],
  ["an LGBT group", { club: "LGBTQ+ Alliance" }],
  ["a students' creed", { club: "Christian Union" }],
  ["a network of LGBT people", { club: "LGBT Finance Network" }],
  ["a cultural centre", { club: "Polish Cultural Centre" }],
  ["a widow's papers", { title: "Mrs.", he: "She", his: "her", marital: "Widow" }],
  ["scouts", { club: "Girl Scouts of America" }],
];
