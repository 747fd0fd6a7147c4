export * from "../../common-words";

export const filters = "Filters";
export const removeFilter = (name: string) => `Remove the filter ${name}`;
export const clearFilters = "Clear filters";
export const blindFailed = "Blind review couldn't be changed";
export const blindHint = "Names, contact details and file names stay hidden until you set a tier.";
export const blindReview = "Blind review";

export const mustHavesMissing = "Must-haves missing";
export const anyNumber = "Any number";
export const none = "None";
export const atMost = (n: number) => `At most ${n}`;
export const noKnockOut = "No knock-out missing";
export const years = "Years of dated work";
export const yearsFromLabel = "From";
export const to = "to";
export const yearsToLabel = "To";
export const yearsReversed = "“To” must not be below “From”.";
export const language = "Language";
export const anyLanguage = "Any language";
export const needsLookChoice = "Needs a look: the AI isn't sure";
export const aCriterion = "A criterion";
export const atLeastOrBelow = "At least or below";
export const level = "Level";
export const add = "Add";

export const saveFailed = "We couldn't save the filter. Please try again.";
export const savedFilters = "Saved filters";
export const deleteSavedFilter = (name: string) => `Delete the saved filter ${name}`;
export const filterName = "Filter name";
export const nameFilters = "Name these filters";

export const removedCriterion = "A removed criterion";
export const noMustHaveMissing = "No must-have missing";
export const mostMustHavesMissing = (mustHaves: string) => `At most ${mustHaves} missing`;
export const atLeast = (criterion: string, level: string) => `${criterion}: at least ${level}`;
export const below = (criterion: string, level: string) => `${criterion}: below ${level}`;
export const fromYears = (years: string) => `From ${years}`;
export const upToYears = (years: string) => `Up to ${years}`;
export const inLanguage = (language: string) => `In ${language}`;
export const needsLook = "Needs a look";
export const namedInLink = (n: number) => `${n} named in the link`;
export const yearsHint = (most: number) => `A number from 0 to ${most}`;
