import { generic } from '../kernel/copy.vi.ts';
import type { Check } from '../kernel/issue.ts';
import { fold } from '../kernel/folding.ts';
import { atMost, lineRule, required } from '../kernel/text-rules.ts';
import { goodsCopy } from './copy.vi.ts';
import { CHARM_NAME_MAX } from './limits.ts';

/** The name of anything the shop offers: there must be one, and it has an end (spec §5, Admin). */
export function nameRule(most: number): Check {
  return lineRule(
    required(generic.required(goodsCopy.name)),
    atMost(most, generic.tooLong(goodsCopy.name, most)),
  );
}

/** The name of goods. */
export const checkGoodsName = nameRule(CHARM_NAME_MAX);

/** The words of a name as an address writes them: `Hoa đào Đà Lạt` → `hoa-dao-da-lat`. */
export function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return slug === '' ? 'mon' : slug;
}
