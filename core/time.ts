export const DAY_SECONDS = 24 * 60 * 60;
export const DAY_MS = DAY_SECONDS * 1000;
