/** `3–4`, which stays on one line: the invisible word joiner forbids a break after the dash. */
export const range = (from: number | string, to: number | string): string => `${from}–\u2060${to}`;
