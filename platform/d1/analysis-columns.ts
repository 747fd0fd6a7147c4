import { pick } from "./pick";
import { resumes } from "./schema";

/** The columns of a resume that hold its result (`ResumeAnalysis`). */
export const analysisColumns = {
  ...pick(resumes, "matchPercent", "tier", "extractedSkills", "pros", "cons", "followUpQuestions"),
  ...pick(resumes, "contactInfo", "scorecard"),
};
