import { generic } from '../kernel/copy.vi.ts';
import type { Check } from '../kernel/issue.ts';
import { fold } from '../kernel/folding.ts';
import { atMost, lineRule, required } from '../kernel/text-rules.ts';
import { goodsCopy } from './copy.vi.ts';
import { CHARM_NAME_MAX } from './limits.ts';

/** The rule of every name in the shop: required, and bounded in length (spec §5, Admin). */
export function nameRule(most: number): Check {
  return lineRule(
    required(generic.required(goodsCopy.name)),
    atMost(most, generic.tooLong(goodsCopy.name, most)),
  );
}

/** The rule of a charm's or bracelet's name. */
export const checkGoodsName = nameRule(CHARM_NAME_MAX);

/** A name as a URL slug: `Hoa đào Đà Lạt` → `hoa-dao-da-lat`. */
export function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return slug === '' ? 'mon' : slug;
}
