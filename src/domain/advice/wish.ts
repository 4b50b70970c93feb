import type { Suggested } from './associations.ts';
import type { Budget, PriceWish, Slot } from './slots.ts';

/** What a wish says, its slots by their role in the ranking. */
export type Wish = {
  readonly wanted: readonly Slot[];
  readonly refused: readonly Slot[];
  readonly budget: Budget | null;
  /** What each charm may cost at most beside a budget for the whole bracelet, đồng. */
  readonly mostEach: number | null;
  readonly price: PriceWish | null;
  readonly count: number | null;
  readonly letters: string | null;
  readonly rest: readonly string[];
  /** What is only suggested by what it speaks of; none where slots were edited. */
  readonly suggested: Suggested | null;
};

/** Groups slots by their role in the ranking. */
export function wishOf(
  slots: readonly Slot[],
  rest: readonly string[] = [],
  suggested: Suggested | null = null,
): Wish {
  const find = <T extends Slot['type']>(type: T) =>
    slots.findLast((slot): slot is Extract<Slot, { type: T }> => slot.type === type && slot.wanted);
  const budgets = slots.flatMap((slot) => (slot.type === 'budget' && slot.wanted ? [slot.budget] : []));
  const forAll = budgets.findLast(({ whole }) => whole);
  const about = slots.filter((slot) => slot.type === 'concept' || slot.type === 'charm');
  return {
    wanted: about.filter(({ wanted }) => wanted),
    refused: slots.filter(({ wanted }) => !wanted),
    budget: forAll ?? budgets.at(-1) ?? null,
    mostEach: (forAll && budgets.findLast(({ whole }) => !whole)?.max) ?? null,
    price: find('price')?.price ?? null,
    count: find('count')?.count ?? null,
    letters: find('letters')?.letters ?? null,
    rest,
    suggested,
  };
}
