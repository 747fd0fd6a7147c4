import { count } from "#app/lib/format.ts";
import { hasZipExport, type Plan } from "#core/billing/plan";
import { MAX_FILE_BYTES, MAX_FILES_PER_UPLOAD } from "#core/resumes/upload-limits";
import topics from "./topics.json";

export type Topic = { title: string; text: string };

/** The topics of the page. One about a plan that there is not is left out. */
export function listTopics(plans: Plan[]) {
  const free = plans.find(({ name }) => name === "FREE");
  const figures: Record<string, string | undefined> = {
    maxFiles: MAX_FILES_PER_UPLOAD.toLocaleString("en"),
    maxMegabytes: String(MAX_FILE_BYTES / 1024 / 1024),
    freeTournaments: free && count(free.maxTournamentsPerMonth, "tournament"),
    freeResumes: free && count(free.maxResumesPerTournament, "resume"),
    zipPlans:
      plans
        .filter(hasZipExport)
        .map(({ name }) => name)
        .join(" and ") || undefined,
    mostResumes: count(Math.max(...plans.map((plan) => plan.maxResumesPerTournament)), "resume"),
  };
  const fill = (texts: Record<string, string>): Topic[] =>
    Object.entries(texts).flatMap(([title, text]) => {
      const filled = text.replace(/\{(\w+)\}/g, (blank, name: string) => figures[name] ?? blank);
      return filled.includes("{") ? [] : { title, text: filled };
    });
  return { steps: fill(topics.steps), answers: fill(topics.answers), troubles: fill(topics.troubles) };
}
