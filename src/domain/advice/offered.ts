import { fitOf, isNamed, slotFit, SUITS, type Advisable } from './fit.ts';
import { findConcept } from './knowledge/index.ts';
import { REFUSED_WITH } from './knowledge/meanings.vi.ts';
import { OTHERS } from './knowledge/shapes.vi.ts';
import { AVOIDED } from './knowledge/signs.vi.ts';
import { pricesOf } from './prices.ts';
import { isPlainer, isRefusedBy } from './shades.ts';
import { isColor, isThing, type Slot } from './slots.ts';
import type { Wish } from './wish.ts';

/** A charm whose fit to an element is lower matches it at most by its trim. */
const TRIM = 0.6;

/** Whether a charm may be shown at all: in stock, not refused, within the budget. */
export function isOffered(charm: Advisable, wish: Wish): boolean {
  if (charm.availableStock <= 0) return false;
  if (wish.refused.some((slot) => isRefusedBy(charm, slot, wish.wanted) && !isException(charm, slot, wish)))
    return false;
  if (isAgainstSign(charm, wish) || goesWithRefused(charm, wish)) return false;
  const { least, most, mostNamed } = pricesOf(wish);
  return charm.price >= least && charm.price <= (isCalled(charm, wish) ? mostNamed : most);
}

/** Whether the customer called it by its name. */
export const isCalled = (charm: Advisable, { wanted }: Wish): boolean =>
  wanted.some((slot) => isThing(slot) && isNamed(slot) && slotFit(charm, slot) >= SUITS);

/**
 * "Hướng dương thì ok, hoa khác thì không", "chó mèo thì không, thỏ thì được": what is wanted by its name is no part of a kind that
 * is refused, unless the refusal comes later; nor is "xanh biển thì ok" part of "không thích xanh".
 */
const isException = (charm: Advisable, refused: Slot, { wanted }: Wish): boolean =>
  refused.type === 'concept' &&
  !isNamed(refused) &&
  wanted.some(
    (slot) =>
      slotFit(charm, slot) >= 1 &&
      (isThing(slot)
        ? isNamed(slot) && (OTHERS.includes(refused.concept) || isSaidAfter(slot, refused))
        : isColor(slot) && isColor(refused) && isPlainer(refused, slot) && isSaidAfter(slot, refused)),
  );
const isSaidAfter = (one: Slot, other: Slot): boolean =>
  one.span !== null && other.span !== null && one.span.from > other.span.from;

function goesWithRefused(charm: Advisable, { refused }: Wish): boolean {
  return refused
    .flatMap((slot) => (slot.type === 'concept' ? (REFUSED_WITH[slot.concept.name] ?? []) : []))
    .some((key) => {
      const [kind = '', name = ''] = key.split(':');
      const concept = findConcept(kind, name);
      return concept !== undefined && fitOf(charm, concept) >= 1;
    });
}

/** Whether its main colour is one that the customer's element avoids; colours and things that she names are exempt. */
function isAgainstSign(charm: Advisable, { wanted }: Wish): boolean {
  const avoided = wanted.flatMap((slot) =>
    slot.type === 'concept' && slot.concept.kind === 'sign' && slotFit(charm, slot) < TRIM
      ? (AVOIDED[slot.concept.name] ?? [])
      : [],
  );
  return (
    avoided.includes((charm.colors[0] ?? '').toLowerCase()) &&
    !wanted.some(
      (slot) => (isColor(slot) || (isThing(slot) && isNamed(slot))) && slotFit(charm, slot) >= SUITS,
    )
  );
}
