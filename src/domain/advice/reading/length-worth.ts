import { LEADING, LEADING_WITHOUT_MARKS } from '../knowledge/grammar.vi.ts';
import type { Token } from './tokens.ts';

/**
 * Longer phrases are worth more. Leading words (`LEADING`) hardly add length, so that `màu xanh lá` does not become `màu xanh`,
 * and "mua cho ông xã" is not for a grandfather.
 */
export function lengthWorth(typed: readonly Token[]): number {
  const core = typed.slice(0, -1).findIndex((token) => !leads(token));
  const led = core < 0 ? typed.length - 1 : core;
  return (typed.length - led) ** 2 + led;
}
const leads = ({ word, bare }: Token): boolean =>
  LEADING.has(word) || (bare && LEADING_WITHOUT_MARKS.has(word));
