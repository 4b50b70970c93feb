import { withoutDiacritics } from '../../kernel/folding.ts';
import { HELPS, TROUBLES } from '../knowledge/grammar.vi.ts';
import type { Slot } from '../slots.ts';
import type { Found } from './phrases.ts';
import { OF_THINGS } from './reasons.ts';
import { textOf } from './said.ts';
import type { Token } from './tokens.ts';

/** Where a refusal ends, and its words, folded. */
type Reach = { readonly end: number; readonly said: string };

/** "Bớt lo âu", "hết buồn", "tránh vía xấu": a customer who refuses a trouble wants the meaning that helps against it. */
export const isTrouble = (tokens: readonly Token[], part: Found, slot: Slot): boolean =>
  slot.type === 'concept' &&
  slot.concept.kind === 'meaning' &&
  (TROUBLES.test(textOf(tokens, part)) ||
    (HELPS.has(slot.concept.name) && !textOf(tokens, part).includes(withoutDiacritics(slot.concept.name))));

/** "Không chịu khuất phục trước khó khăn": the refusal belongs to an unknown verb, so the meaning after it is not refused. */
export function isRefusalOf(
  { end }: Pick<Reach, 'end'>,
  tokens: readonly Token[],
  parts: readonly Found[],
  { at }: Found,
  slot: Slot,
): boolean {
  if (slot.type !== 'concept' || slot.concept.kind !== 'meaning') return true;
  const between = tokens.slice(end, at);
  return between.every(
    ({ folded }, n) =>
      OF_THINGS.has(folded) || parts.some((part) => end + n >= part.at && end + n < part.at + part.length),
  );
}

const BETWEEN = new Set(
  'he,may,qua,that,su,con,bao,gio,hay,duoc,khi,phai,co,ham,thuc,nguoi,kieu,tuyp,type,dang,mau,dua,ai,la,tung'.split(
    ',',
  ),
);
/** "Em ghét còn mẹ thì thích": a conjunction is no verb that the refusal could belong to, but for "không còn". */
export const isVerbOf = (
  tokens: readonly Token[],
  { end, said }: Reach,
  part: { readonly at: number; readonly said: string },
): boolean => isJoined(tokens, end, part.at) && !(CONJUNCTIONS.has(part.said) && !BARE_REFUSAL.test(said));
const CONJUNCTIONS = new Set(['nhung', 'nhung ma', 'con', 'chu', 'but']);
const BARE_REFUSAL = /(?:khong|hong|hem|chang|cha|chua)$/;

/** "Không hề thích", "không phải người mê": the verb belongs to the refusal before it. */
function isJoined(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from <= 3 && tokens.slice(from, to).every(({ folded }) => BETWEEN.has(folded));
}
