import type { Check } from '../kernel/issue.ts';
import { atMost, lineRule, matches, optional, required } from '../kernel/text-rules.ts';
import { checkEmail } from './checks.ts';
import { DATA_REQUEST_LINE_MAX } from './data-requests.ts';
import { dataRequestCopy as copy } from './data-requests.vi.ts';

const requiredLine = (missing: string): Check =>
  lineRule(required(missing), atMost(DATA_REQUEST_LINE_MAX, copy.tooLong(DATA_REQUEST_LINE_MAX)));

/** Field checks of a data request that staff record. */
export const ENTERED_CHECKS = {
  name: requiredLine(copy.nameMissing),
  contact: requiredLine(copy.contactMissing),
  email: optional(checkEmail),
  identified: requiredLine(copy.identifiedMissing),
  cameOn: lineRule(matches(/^\d{4}-\d\d-\d\d$/, copy.cameOnMissing)),
} satisfies Record<string, Check>;
