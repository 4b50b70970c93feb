import { ANY_COLOR, NEED_NOT } from '../knowledge/conversation.vi.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** "Miễn hoa" refuses the thing right after it; "miễn đẹp", "miễn màu hồng là được" only state a condition. */
export function isCondition({
  said,
  tokens,
  parts,
  at,
  end,
}: {
  readonly said: string;
  readonly tokens: readonly Token[];
  readonly parts: readonly Found[];
  readonly at: number;
  readonly end: number;
}): boolean {
  if (said !== 'mien') return false;
  const isFine = tokens.slice(end).some(({ folded }, n) => n > 0 && ENOUGH_SAID.has(folded));
  const before = tokens
    .slice(0, at)
    .map(({ word }) => word)
    .join(' ');
  return (
    !isFine &&
    !NEED_NOT.test(before) &&
    parts.some(
      (part) =>
        part.at >= end &&
        tokens.slice(end, part.at).every(({ folded }) => SOME.has(folded)) &&
        part.senses.some(
          (sense) =>
            sense.is === 'concept' &&
            SPARED.has(sense.concept.kind) &&
            // "Màu nào cũng được, miễn hoa".
            (sense.concept.kind === 'color' || !ANY_COLOR.test(before)),
        ),
    )
  );
}
const SOME = new Set(['may', 'do', 'mau', 'cai', 'con', 'hinh', 'cac', 'nhung', 'mon', 'thu']);
const SPARED: ReadonlySet<string> = new Set(['color', 'category', 'shape', 'interest', 'occasion']);
const ENOUGH_SAID = new Set(['duoc', 'ok', 'oke', 'thich', 'hop']);
