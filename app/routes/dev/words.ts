export const title = "Local emails";
export const subtitle = "What this instance has sent, newest first. Nothing leaves your machine.";
export const empty = "No emails yet";
export const emptyHint = "Sign up or ask for a new password to see one.";
