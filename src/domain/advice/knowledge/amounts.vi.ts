// Numbers in words, as they stand in a folded text that keeps the marks of `tám` and `tư` (alternations).

/** `Tầm trăm rưỡi` is about 150k and `từ trăm rưỡi` at least that: without their marks eight and four would be heard. */
export const DIGIT_WORDS = 'mot|hai|ba|bon|tư|nam|lam|sau|bay|tám|chin';
/** After a hundred or a million so many tenths of it; `trăm năm` is a lifetime. */
export const TENTHS = 'mot|hai|ba|tư|lam|sau|bay|tám|chin';
/** Tens of thousands in two words: "hai lăm nghìn". */
export const TENS = 'hai|ba|bon|tư|nam|sau|bay|tám|chin';
/** Two numbers that follow one another: from the one to the other. */
export const NEIGHBOURS = 'mot hai|hai ba|ba bon|bon nam|nam sau|nam bay|sau bay|bay tám|tám chin';
/** Words whose marks are kept, by how they are typed without them. */
export const KEEPS_MARKS: Readonly<Record<string, string>> = { tam: 'tám', tu: 'tư' };
