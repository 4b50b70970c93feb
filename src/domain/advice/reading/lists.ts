import type { ConceptKind } from '../knowledge/concepts.ts';
import { INSTEAD } from '../knowledge/denials.vi.ts';
import { WELCOMED } from '../knowledge/dislikes.vi.ts';
import { BEFORE_REQUEST, NOW, REFUSING_WORDS, REQUESTS } from '../knowledge/grammar.vi.ts';
import { OPPOSITES } from '../knowledge/styles.vi.ts';
import { isColor, isThing, keyOf, type Slot } from '../slots.ts';
import type { Found } from './phrases.ts';
import { textOf } from './said.ts';
import { clauseEnd, isOneOf, type Token } from './tokens.ts';

/** A slot while its clause is walked through; `doubtful` as in `Found`. */
export type Mutable = { slot: Slot; wanted: boolean; doubtful?: true };

/** Kinds that can be refused; a "không" near a recipient or an occasion does not refuse it. */
const REFUSABLE: ReadonlySet<ConceptKind> = new Set([
  'color',
  'category',
  'shape',
  'style',
  'meaning',
  'interest',
]);
export const isRefusable = (slot: Slot) =>
  slot.type === 'charm' || (slot.type === 'concept' && REFUSABLE.has(slot.concept.kind));
/** "Con vật nha, hoa em không lấy": a clause that a particle closes is a wish of its own. */
const isClosed = (tokens: readonly Token[], parts: readonly Found[]): boolean => {
  const first = parts[0]?.at ?? 0;
  const end = tokens
    .slice(first, clauseEnd(tokens, first + 1))
    .findLast(({ folded }) => !SPOKEN_TO.has(folded));
  return end !== undefined && CLOSES.has(end.folded);
};
/** Who is spoken to after it: "màu tím nha shop". */
const SPOKEN_TO = new Set(['shop', 'ban', 'chi', 'em', 'ad', 'tiem', 'oi', 'a']);
const CLOSES = new Set(['nha', 'nhe', 'nhen', 'nghen', 'di', 'thoi']);

/** Before a list that is contrasted with what was said: "còn đen, nâu thì em né". */
const OPENS_LIST = new Set(['con', 'chu']);

/**
 * The part of a list that a clause is, if it says nothing of it.
 * @param since what was named since the last turning word
 * @returns `isNew`: it goes on with no list before it
 */
export function listIn(
  tokens: readonly Token[],
  parts: readonly Found[],
  since: readonly Mutable[],
): { items: readonly Mutable[]; isNew: boolean } | null {
  const opens = parts.findLastIndex((part) => OPENS_LIST.has(textOf(tokens, part)));
  const isList =
    since.length > 0 &&
    !isClosed(tokens, parts) &&
    parts
      .slice(opens + 1)
      .every((part) => !part.senses.some((sense) => sense.is === 'role' && sense.role !== 'filler')) &&
    since.every(({ slot }) => isRefusable(slot));
  return isList ? { items: since, isNew: opens >= 0 } : null;
}
/** "Màu: không đỏ; con vật: mèo": what has a heading of its own goes on no list of refusals. */
function isHeaded(tokens: readonly Token[], [first]: readonly Found[]): boolean {
  const from = first?.at ?? 0;
  return tokens.slice(from + 1, clauseEnd(tokens, from + 1)).some(({ answers }) => answers);
}
/** "Bỏ hoa, cho em con vật", "ngán bướm rồi, giờ thử mèo": what is asked for goes on no list of refusals. */
function isAskedFor(tokens: readonly Token[], [first]: readonly Found[]): boolean {
  const at = first?.at ?? 0;
  if (tokens[at]?.folded === 'cho') return true;
  const from = tokens.slice(0, at + 1).findLastIndex(({ afterBreak }) => afterBreak);
  const words = tokens.slice(Math.max(0, from), clauseEnd(tokens, at + 1));
  const verb = words.findIndex((token) => !isOneOf(token, BEFORE_REQUEST));
  return (
    isOneOf(words[verb], REQUESTS) || words.slice(0, Math.max(0, verb)).some((token) => isOneOf(token, NOW))
  );
}
/** "Không hoa hồng, hoa khác": the others of a kind go on no list of refusals. */
const isOfOthers = (tokens: readonly Token[], clause: readonly Found[]): boolean =>
  clause.some(({ at, length }) => [at + length - 1, at + length].some((n) => tokens[n]?.folded === 'khac'));
/** "Không thích công chúa, con gái cá tính": who somebody is goes on no list of refusals. */
const isAboutSomebody = (tokens: readonly Token[], clause: readonly Found[]): boolean =>
  clause.some((part) => SOMEBODY.test(textOf(tokens, part)));
const SOMEBODY = /^(?:con gai|con trai|gai|nguoi|dua|be|nang)(?: |$)/;

/** "Không thích con gì hết, hoa lá thì quý": what somebody likes goes on no list of refusals. */
const isLiked = (tokens: readonly Token[], [first]: readonly Found[]): boolean => {
  const from = first?.at ?? 0;
  return tokens.slice(from, clauseEnd(tokens, from + 1)).some(({ word }) => WELCOMED.has(word));
};

/** "Không lấy hoa, nó xài bướm": what somebody wears goes on no list of refusals. */
function isWorn(tokens: readonly Token[], [first]: readonly Found[]): boolean {
  const from = tokens.slice(0, (first?.at ?? 0) + 1).findLastIndex(({ afterBreak }) => afterBreak);
  return tokens
    .slice(Math.max(0, from) + 1, from + 5)
    .some(({ folded, afterBreak }) => !afterBreak && WEARS.has(folded));
}
const WEARS = new Set('deo,xai,mang,mac,dung,dien,quen'.split(','));

/** "She avoids animals, loves the sea": the English verb stands before what is liked. */
function isLoved(tokens: readonly Token[], [first]: readonly Found[]): boolean {
  const at = first?.at ?? 0;
  const from = tokens.slice(0, at + 1).findLastIndex(({ afterBreak }) => afterBreak);
  return tokens.slice(Math.max(0, from), at).some(({ folded }) => LOVES.has(folded));
}
const LOVES = new Set('love,loves,like,likes,adore,adores,prefer,prefers'.split(','));

/** "Không phải bướm đâu, mèo cơ": what is meant instead goes on no list of refusals. */
const isInstead = (tokens: readonly Token[], [first]: readonly Found[]): boolean => {
  const from = first?.at ?? 0;
  return INSTEAD.has(tokens[clauseEnd(tokens, from + 1) - 1]?.word ?? '');
};

const WELCOME = new Set('thoi,di,nhe,nha,ok,duoc,hop,du,la du,de,deo,phu hop'.split(','));

/** "Kiêng đỏ, cam": a clause that only continues the list of refusals is refused too. */
export function continueRefusals(
  tokens: readonly Token[],
  clause: readonly Found[],
  slots: Mutable[],
  carried: Slot | null,
): void {
  if (carried === null || slots.length === 0) return;
  const isList = slots.every(
    ({ slot }) =>
      isRefusable(slot) &&
      (isJoining(tokens, clause) || (isAlike(slot, carried) && (!isColor(slot) || isColor(carried)))),
  );
  const words = clause.flatMap((part) =>
    part.senses.flatMap((sense) =>
      sense.is === 'role' ? { role: sense.role, said: textOf(tokens, part) } : [],
    ),
  );
  // "Không phải trắng tinh, trắng ngà": repeating the same concept corrects it, and does not refuse it.
  const isOpposite = slots.some(({ slot }) => isOppositeOf(slot, carried) || keyOf(slot) === keyOf(carried));
  if (
    !isList ||
    isOpposite ||
    isHeaded(tokens, clause) ||
    isAskedFor(tokens, clause) ||
    isAboutSomebody(tokens, clause) ||
    isOfOthers(tokens, clause) ||
    isLiked(tokens, clause) ||
    isWorn(tokens, clause) ||
    isLoved(tokens, clause) ||
    isInstead(tokens, clause) ||
    words.some(({ role, said }) => role !== 'filler' || WELCOME.has(said))
  )
    return;
  const own = new Set(
    clause.flatMap(({ at }) => (REFUSING_WORDS.has(tokens[at]?.word ?? '') ? (tokens[at]?.from ?? []) : [])),
  );
  for (const one of slots) one.wanted = own.has(one.slot.span?.from ?? -1);
}
/** "Không vàng, không cam, tông lạnh thôi": the opposite of a refusal is wanted. */
const isOppositeOf = (slot: Slot, refused: Slot) =>
  slot.type === 'concept' &&
  refused.type === 'concept' &&
  (OPPOSITES[refused.concept.name] ?? []).includes(keyOf(slot));

const JOINING = new Set(['hay', 'hoac', 'va', 'lan', 'cung']);
const CLOSING = new Set(['cac kieu', 'cac thu', 'cac loai', 'nay no', 'do no', 'van van', 'tum lum']);
/** Whether a clause continues the list before it: it begins with an "or", or ends with an "and so on". */
const isJoining = (tokens: readonly Token[], parts: readonly Found[]) =>
  JOINING.has(tokens[parts[0]?.at ?? -1]?.folded ?? '') ||
  parts.some((part) => CLOSING.has(textOf(tokens, part)));

/** Whether two slots may share a list: both are visible (thing or colour), or neither is. */
const isAlike = (one: Slot, other: Slot) => isSeen(one) === isSeen(other);
const isSeen = (slot: Slot) => isThing(slot) || isColor(slot);
