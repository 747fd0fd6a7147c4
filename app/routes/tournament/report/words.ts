export * from "../../common-words";

export const tabTitle = (name: string) => `${name} - candidates`;
export const basedOn = (version: number, product: string) =>
  `Version ${version} of the rubric. ${product} gives verdicts and tiers; people decide.`;
export const print = "Print or save as PDF";
export const limit = (most: number) =>
  `A report has room for ${most} candidates. These are the first; filter or select fewer to see others.`;
export const metOf = (met: number, all: number) => `${met} of ${all}`;
export const mustHavesMet = "Must-haves met";
export const report = "Report";
export const noCandidates =
  "There is no one to report on: the list is empty, or the tournament isn't yours. Go back and choose others.";
