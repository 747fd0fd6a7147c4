import { count } from "#app/lib/format.ts";
import { hasZipExport, type Plan } from "#core/billing/plan";
import { MAX_FILE_BYTES, MAX_FILES_PER_UPLOAD } from "#core/resumes/upload-limits";

export type Topic = { title: string; text: string };

const maxFiles = MAX_FILES_PER_UPLOAD.toLocaleString("en");
const maxMegabytes = MAX_FILE_BYTES / 1024 / 1024;

export const STEPS: Topic[] = [
  {
    title: "Create a tournament",
    text: "Name and describe the job. Key requirements, one per line, become the criteria for every resume.",
  },
  {
    title: "Upload resumes",
    text: `Drop files or a whole folder: bulk upload of up to ${maxFiles} resumes at a time. You can add more later.`,
  },
  {
    title: "Let the analysis run",
    text: "You can safely close the tab. We email you a link to the results when all resumes are done.",
  },
  {
    title: "Review the tiers",
    text: "Read the reasons behind each match, open the resume, and change a tier where you disagree.",
  },
];

/** Frequently asked questions; the plans' figures come from the database. */
export function answers(plans: Plan[]): Topic[] {
  const free = plans.find(({ name }) => name === "FREE");
  const withZip = plans.filter(hasZipExport).map(({ name }) => name);
  const most = Math.max(...plans.map((plan) => plan.maxResumesPerTournament));
  return [
    {
      title: "Which files can I upload?",
      text: `PDF and DOCX, with an OCR fallback for scanned files, and plain text (TXT). Up to ${maxMegabytes} MB per file.`,
    },
    {
      title: "How should I name them?",
      text: "File names should use only letters, digits, hyphens or underscores. Candidates without a name we can read are listed by file name.",
    },
    {
      title: "Can candidates apply themselves?",
      text: "Yes. In the tournament's menu, “Let candidates apply” turns on a link to a public page, which says that an AI helps to screen. A candidate may ask for a person instead: that resume is never analyzed and waits in your list. You can renew the link or turn it off at any time.",
    },
    {
      title: "Can resumes come by email?",
      text: "Yes, if your deployment receives email. The same dialog gives the tournament an address; each attached resume becomes a candidate, and sending the same email or file again adds none. The text of the email isn't read. The log records whether SPF and DKIM vouched for the sender.",
    },
    {
      title: "Can my AI agent work with my tournaments?",
      text: "Yes, over MCP: create an API key on your account page and give your agent this site's address followed by /mcp. It can quote and create tournaments, upload, rank, explain, compare and set tiers with a reason. The key's scope and spending cap limit it, and the log shows what it did under the key's name.",
    },
    {
      title: "How long does it take?",
      text: "Under 2 minutes for up to 50 resumes, under 15 minutes for 500-1,000 resumes. Scanned pages take longer.",
    },
    {
      title: "What do the tiers mean?",
      text: "Tier A is a match of 90 to 100%, Tier B 70 to 89%, Tier C 50 to 69%, and Tier D below 50%.",
    },
    {
      title: "How is a match computed?",
      text: "Each criterion gets a verdict with a quote from the resume, or “Not sure, look here” when it's unclear. The percentage is arithmetic over verdicts and weights. Names, photos, addresses and dates of birth play no part.",
    },
    {
      title: "Which languages are read?",
      text: "English and Russian. With the built-in judge, a resume or job in another language gets no tier and is listed last as Not Ranked, with the language named; you can set its tier yourself. A language model, where one is used, judges other languages too, and the scorecard says that nothing else checked it.",
    },
    {
      title: "Can I change a tier?",
      text: "Yes. Your tier appears next to the AI's, and yours counts in lists, filters and exports.",
    },
    ...(free
      ? [
          {
            title: "What is in the free plan?",
            text: `${count(free.maxTournamentsPerMonth, "tournament")} a month, each with up to ${count(free.maxResumesPerTournament, "resume")}.`,
          },
        ]
      : []),
    {
      title: "How do credits work?",
      text: "One credit is one tournament. You pay once. Credits never expire, and they stack.",
    },
    ...(withZip.length > 0
      ? [
          {
            title: "Can I download the resumes of a tier?",
            text: `Yes, as one zip, with ${withZip.join(" and ")}. Choose Export on the tournament page.`,
          },
        ]
      : []),
    {
      title: "Can I take the list with me, or show it to a colleague?",
      text: "Yes, on every plan. Export saves what your list shows as Excel, CSV or JSON, or as a report to print. Share makes a link to the same candidates, with or without their names, that opens for 7 or 30 days.",
    },
    {
      title: "What if I have more resumes?",
      text: `For more than ${count(most, "resume")} in one tournament, contact sales.`,
    },
  ];
}

export const TROUBLES: Topic[] = [
  {
    title: "A file is refused",
    text: `Its content isn't PDF, DOCX or TXT, whatever its name says, or it's larger than ${maxMegabytes} MB. Save it as a PDF and upload that.`,
  },
  {
    title: "A resume ends with an error",
    text: "Its card says why: it may be password-protected, damaged or empty. Save it again, or ask for another copy, then add it again.",
  },
  {
    title: "A scan is hard to read",
    text: "Text read by OCR is marked. A straight, sharp scan at 300 dpi works best; the original PDF or DOCX works better.",
  },
  {
    title: "An upload stops",
    text: "Keep the page open and press Retry. Uploaded files are kept, and the same file is never analyzed twice in one tournament.",
  },
  { title: "Progress is stuck", text: "Reload the page. The analysis continues in the background." },
  {
    title: "A match looks wrong",
    text: "Open “Why this score” to see the verdict and quote for each criterion. Make vague requirements more specific in the rubric, or change the tier.",
  },
  {
    title: "The login page tells you to wait",
    text: "Someone entered a wrong password too often. Log in from a browser you've used before, or reset your password by email: neither has to wait.",
  },
  {
    title: "The password email hasn't arrived",
    text: "Check your spam folder. The link works for 1 hour; after that, request another.",
  },
];
