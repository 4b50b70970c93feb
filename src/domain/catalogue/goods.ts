import { generic } from '../kernel/copy.vi.ts';
import type { Check } from '../kernel/issue.ts';
import { fold } from '../kernel/folding.ts';
import { atMost, lineRule, required } from '../kernel/text-rules.ts';
import { goodsCopy } from './copy.vi.ts';
import { CHARM_NAME_MAX } from './limits.ts';

/** The name of anything the shop sells or offers (spec §5, Admin). */
export const checkGoodsName: Check = lineRule(
  required(generic.required(goodsCopy.name)),
  atMost(CHARM_NAME_MAX, generic.tooLong(goodsCopy.name, CHARM_NAME_MAX)),
);

/** The words of a name as an address writes them: `Hoa đào Đà Lạt` → `hoa-dao-da-lat`. */
export function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return slug === '' ? 'mon' : slug;
}
