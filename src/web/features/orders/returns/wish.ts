import type { OrderItem } from '#contract/http/ordering.ts';
import type { OrderReturns } from '#contract/http/returns.ts';
import type { ReturnWish } from '#domain/ordering/returns.ts';

/** A return request being filled in. */
export type Wish = {
  readonly item: OrderItem['_id'] | null;
  readonly quantity: number;
  readonly wish: ReturnWish | null;
  readonly reason: string;
  /** number of submits with incomplete input */
  readonly tries: number;
};

/** Order lines that can still be returned. The server decides by its own clock; this only selects what to offer. */
export function openLines({ until, lines }: OrderReturns, items: readonly OrderItem[], now: number) {
  if (until === null || Date.parse(until) < now) return [];
  return items.flatMap((item) => {
    const left = lines.find((line) => line.item === item._id)?.left ?? 0;
    return left > 0 ? [{ item, left }] : [];
  });
}

/** A new request; a single returnable line is preselected. */
export function newWish(lines: ReturnType<typeof openLines>): Wish {
  const only = lines.length === 1 ? (lines[0]?.item._id ?? null) : null;
  return { item: only, quantity: 1, wish: null, reason: '', tries: 0 };
}

export const isWish = ({ quantity, reason }: Partial<Wish>): boolean =>
  typeof quantity === 'number' && typeof reason === 'string';

/** A request that was written before; its bracelet is chosen again where it cannot be returned any more. */
export function askedAgain(wish: Wish | null, lines: ReturnType<typeof openLines>): Wish | null {
  if (wish === null || lines.length === 0) return null;
  const isOpen = lines.some(({ item, left }) => item._id === wish.item && wish.quantity <= left);
  return isOpen ? wish : { ...wish, item: newWish(lines).item, quantity: 1 };
}
