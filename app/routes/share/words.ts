export * from "../common-words";

export const thumbsUp = "Thumbs up";
export const thumbsDown = "Thumbs down";
export const whatDoYouThink = "What do you think?";
export const comment = "Comment";
export const recruiterReadsIt = "(the recruiter reads it)";
export const sent = "Sent. You can change it any time.";

export const sharedCandidates = "Shared candidates";
export const sharedUntil = "shared with you until";
export const commentHint = ". Say what you think: the recruiter sees it next to each candidate.";
export const blindHint = "Names, contact details and files are hidden, so that the work speaks for itself.";
export const empty = "No candidates left";
export const emptyHint = "The candidates shared by this link have been deleted.";
export const viewResume = "View Resume";
