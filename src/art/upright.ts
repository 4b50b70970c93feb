/** Flowers drawn from the side, with stem or leaves. */
export const FLOWERS_FROM_THE_SIDE: ReadonlySet<string> = new Set([
  'linh-lan',
  'tulip',
  'hoa-sen',
  'oai-huong',
  'moc-lan',
  'cam-chuong',
  'bo-cong-anh',
  'thuy-tien',
]);

/**
 * Whether a charm has a definite top, for `SlotCharm.upright`: letters, animals and objects have; blossoms and stones look right
 * in any orientation.
 */
export function standsUpright({ category, slug }: { category: string; slug: string }): boolean {
  return category === 'Flower' ? FLOWERS_FROM_THE_SIDE.has(slug) : category !== 'Gems';
}
