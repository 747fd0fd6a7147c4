import { explainPlace, rankResumes } from "#core/analysis/rank-resumes";
import { type Scorecard, tiers } from "#core/analysis/scorecard";
import { isFinished, type ResumeView } from "./resume";

type Done = ResumeView & { matchPercent: number; scorecard: Scorecard };

/**
 * Best first: by the tier in force, so that a candidate the recruiter moved stands with the others of that
 * tier, and inside it as the analysis ranks them. Then those still being read, then those that cannot be.
 */
export function rankCandidates(resumes: ResumeView[]): ResumeView[] {
  const done = resumes.filter(isDone);
  return [
    ...tiers.flatMap((tier) => rankResumes(done.filter((resume) => resume.tier === tier))),
    ...inOrderOfUpload(resumes.filter(({ status }) => !isFinished(status))),
    ...inOrderOfUpload(resumes.filter(({ status }) => status === "error")),
  ];
}

/** What put a candidate above others of its tier whose match is as high or higher, in words. */
export function explainCandidatePlace(resume: ResumeView, resumes: ResumeView[]): string | undefined {
  if (!isDone(resume)) return undefined;
  return explainPlace(
    resume,
    resumes.filter(isDone).filter(({ tier }) => tier === resume.tier),
  );
}

function isDone(resume: ResumeView): resume is Done {
  return resume.status === "done" && resume.matchPercent !== null && resume.scorecard !== null;
}

function inOrderOfUpload(resumes: ResumeView[]): ResumeView[] {
  return resumes.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}
