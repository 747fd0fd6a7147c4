import { count } from "#app/lib/format.ts";
import { hasZipExport, type Plan } from "#core/billing/plan";
import { MAX_FILE_BYTES, MAX_FILES_PER_UPLOAD } from "#core/resumes/upload-limits";

export type Topic = { title: string; text: string };

const mostFiles = MAX_FILES_PER_UPLOAD.toLocaleString("en");
const mostMegabytes = MAX_FILE_BYTES / 1024 / 1024;

export const STEPS: Topic[] = [
  {
    title: "Create a tournament",
    text: "Name the job and describe it. Key requirements, one on each line, become the criteria that every resume is judged by.",
  },
  {
    title: "Upload resumes",
    text: `Drop files or a whole folder: bulk upload of up to ${mostFiles} resumes at a time. You can add more later.`,
  },
  {
    title: "Let the analysis run",
    text: "You can safely close the tab. An e-mail with a link to the results comes when all resumes are read.",
  },
  {
    title: "Review the tiers",
    text: "Read the reasons behind each match, open the resume, and move candidates between tiers where you see it otherwise.",
  },
];

/** The questions people ask; figures of plans are those of the rows. */
export function answers(plans: Plan[]): Topic[] {
  const free = plans.find(({ name }) => name === "FREE");
  const withZip = plans.filter(hasZipExport).map(({ name }) => name);
  const most = Math.max(...plans.map((plan) => plan.maxResumesPerTournament));
  return [
    {
      title: "Which files can I upload?",
      text: `PDF and DOCX, with an OCR fallback for scanned files, and plain text (TXT). Each file may have up to ${mostMegabytes} MB.`,
    },
    {
      title: "How should I name them?",
      text: "File names should use only letters, digits, hyphens or underscores. A candidate is listed under the name of the file.",
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
      text: "Each criterion gets a verdict that rests on words found in the resume, or “Not sure, look here” where it cannot be told. The percentage is arithmetic over those verdicts and their weights; names, photos, addresses and dates of birth play no part.",
    },
    {
      title: "Which languages are read?",
      text: "Ratings are measured in English and Russian. A resume or a job in another language gets no tier and is listed as Not Ranked, after the others, with the language named; you can set its tier yourself.",
    },
    {
      title: "Can I change a tier?",
      text: "Yes. Your tier stands beside the one of the analysis, and lists, filters and exports go by yours.",
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
      text: "One credit is one tournament. Credits are paid once, never expire, and can be stacked.",
    },
    ...(withZip.length > 0
      ? [
          {
            title: "Can I download the resumes of a tier?",
            text: `Yes, as one zip, with ${withZip.join(" and ")}. Choose Export on the page of the tournament.`,
          },
        ]
      : []),
    {
      title: "What if I have more resumes?",
      text: `For more than ${count(most, "resume")} in one tournament, write to us.`,
    },
  ];
}

export const TROUBLES: Topic[] = [
  {
    title: "A file is refused",
    text: `It is not a PDF, DOCX or TXT file, whatever its name says, or it is larger than ${mostMegabytes} MB. Save it as a PDF and upload that.`,
  },
  {
    title: "A resume ends with an error",
    text: "Its card says why: it may be protected by a password, damaged, or empty. Ask for another copy, or save it again, and add it again.",
  },
  {
    title: "A scan is read badly",
    text: "What was read by OCR is marked so. A straight, sharp scan at 300 dpi reads best; the original PDF or DOCX reads better still.",
  },
  {
    title: "An upload breaks off",
    text: "Keep the page open and press Retry. Files that have arrived stay, and the same file is never analysed twice in one tournament.",
  },
  {
    title: "The progress stands still",
    text: "Reload the page. The analysis goes on without it.",
  },
  {
    title: "A match looks wrong",
    text: "Open Why this score to see the verdict and the quote for each criterion. Make vague requirements more exact in the rubric, or change the tier.",
  },
  {
    title: "The log-in says to wait",
    text: "A wrong password was tried too often, maybe by somebody else. Log in with a browser you have used before, or set a new password by mail: neither has to wait.",
  },
  {
    title: "The mail for a new password is missing",
    text: "Look into the spam folder. Its link works for 1 hour; after that, ask for another.",
  },
];
