import { seconds } from '../kernel/time.ts';

/** Characters of a wish (spec §5, AI description). */
export const WISH_MAX = 500;
/** Charms of one answer, and how many a wish may ask for at most (decisions, AI suggestions). */
export const SUGGESTIONS_MAX = 8;
/** Fewer are shown only when she asked for fewer, or when there are no more that fit what she refused. */
export const SUGGESTIONS_MIN = 5;
/** A wish has at most so many slots; what comes later is left out. */
export const SLOTS_MAX = 24;
/** Characters of a slot's key; longer ones are not the shop's (`slotOf` in `slots.ts`). */
export const SLOT_KEY_MAX = 80;
/** Charms that a conversation remembers to have shown. */
export const SEEN_MAX = 64;
/** How far from "about so much" is still about so much. */
export const ABOUT = { below: 0.8, above: 1.1 };
export const REASON_MAX = 90;
export const BRACELET_DESCRIPTION_MAX = 400;
/** Charms that a description is written for. */
export const DESCRIBED_CHARMS_MAX = 25;
/** A language model that takes longer is not waited for (decisions, AI suggestions). */
export const MODEL_TIMEOUT = seconds(8);
