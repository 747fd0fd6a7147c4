export * from "../common-words";

export const fileTooLarge = (name: string) => `“${name}” is larger than 1 MB. Paste its text instead.`;
export const takenFrom = (name: string) => `Taken from “${name}”.`;
export const unreadable = "We couldn't read that file. Please try again.";
export const reading = "Reading...";
export const fromFile = "Import from a file";
export const dropHint = "Or drop the job ad here: PDF, DOCX or TXT.";

export const unlimited = "Unlimited access: no credit needed";
export const takesUpTo = ", for up to";
export const costsOne = "Costs 1 of your";
export const costsLast = (plan: string) => `Costs your last ${plan} credit`;
export const creditOf = (plan: string) => `${plan} credit`;
export const youChose = "You chose";
export const wontBeAdded = "won't be added.";
export const noCredits = "You have no credits left";
export const noCreditsHint = "You can prepare a tournament here and create it once you have a credit.";
export const getCredits = "Get credits";
export const reviewTitle = "This is what candidates will be judged by";
export const reviewHint =
  "Nothing has been spent or analyzed yet. Change anything that isn't right, now or later.";

export const changesKept = "Your changes to the criteria are kept";
export const changesLost = "Your changes to the criteria are gone";
const list = new Intl.ListFormat("en");
export const keptChanges = ({ changed, added, removed }: Record<"changed" | "added" | "removed", number>) => {
  const parts = [
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${list.format(parts)}.` : "";
};
export const freshCriteria = (count: number) =>
  `New from your texts: ${count === 1 ? "1 criterion" : `${count} criteria`}.`;
export const lostChanges = (texts: string[]) =>
  `Read again, because your texts changed: ${list.format(texts.map((text) => `“${text}”`))}.`;

export const tryAgain = "Please try again.";
export const title = "Create New Tournament";
export const created = "Tournament created";
export const createdHint = "Add resumes to start ranking candidates.";
export const createFailed = "Failed to create tournament";
export const subtitle = "Set up a new resume screening tournament";
export const draftRestored = "Your draft is back.";
export const chooseAgain = "Choose your files again.";
export const startOver = "Start over";
export const continueWithoutFiles = "Go to the tournament without them";
export const limitReached = "Tournament Limit Reached";
export const stepDescribe = "Describe the job";
export const stepCheck = "Check the criteria";
export const stepDone = "Done";

export const tipLines = "Put each requirement on its own line. Each line becomes a criterion.";
export const tipMusts = "Separate must-haves from nice-to-haves.";
export const tipWords =
  "Name skills, years and degrees as in your job ad. Vague requirements can't be checked against a resume.";
export const tipReview =
  "Next, you'll see the criteria. You spend nothing until you confirm them, and you can change them later.";
export const tipsTitle = "How to get the best results";

export const jobDescriptionHint = "What the person will do, and for whom";
export const requirements = "Key requirements";
export const requirementsHint = "Must-haves, one per line";
export const niceToHaves = "Optional / nice-to-have requirements";
export const niceToHavesHint = "One per line";
export const createFailedBecause = (reason: string) => `Failed to create tournament. ${reason}`;
export const name = "Tournament name";
export const nameHint = "Usually the job title";
export const noScript = "Without JavaScript, create the tournament first; uploading needs JavaScript.";
export const submitHint = "You'll see the criteria before you spend anything.";
export const back = "Back";
export const looksRight = "Looks right";
export const create = "Create Tournament";
