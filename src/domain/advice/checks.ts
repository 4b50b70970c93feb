import type { Check } from '../kernel/issue.ts';
import { firstOf } from '../kernel/issue.ts';
import { atMost, matches, required, tidyText } from '../kernel/text-rules.ts';
import { adviceCopy } from './copy.vi.ts';
import { WISH_MAX } from './limits.ts';

// Letters incl. Vietnamese, digits, white space and - _ . , ! ? ( ) / : ; ' " % & (spec §5, AI description).
const WISH = /^[\p{L}\p{M}\p{Nd}\s\-_.,!?()/:;'"%&’]*$/u;

const check = firstOf(
  required(adviceCopy.wishMissing),
  atMost(WISH_MAX, adviceCopy.wishTooLong),
  matches(WISH, adviceCopy.wishCharacters),
);

/** What somebody wishes for, in their own words. */
export const checkWish: Check = (text) => check(tidyText(text));
