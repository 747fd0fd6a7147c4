import { resumes } from "./schema";

const { matchPercent, tier, extractedSkills, pros, cons, followUpQuestions, contactInfo, scorecard } =
  resumes;

/** The columns of a resume that hold its result (`ResumeAnalysis`). */
export const analysisColumns = {
  matchPercent,
  tier,
  extractedSkills,
  pros,
  cons,
  followUpQuestions,
  contactInfo,
  scorecard,
};
