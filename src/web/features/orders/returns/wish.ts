import type { OrderItem } from '#contract/http/ordering.ts';
import type { OrderReturns } from '#contract/http/returns.ts';
import type { ReturnWish } from '#domain/ordering/returns.ts';

/** What she is about to ask for. */
export type Wish = {
  readonly item: OrderItem['_id'] | null;
  readonly quantity: number;
  readonly wish: ReturnWish | null;
  readonly reason: string;
  /** how often she tried to send it though something was missing */
  readonly tries: number;
};

/** Lines about which something may be asked now. The shop decides by its own clock; this one only offers. */
export function openLines({ until, lines }: OrderReturns, items: readonly OrderItem[], now: number) {
  if (until === null || Date.parse(until) < now) return [];
  return items.flatMap((item) => {
    const left = lines.find((line) => line.item === item._id)?.left ?? 0;
    return left > 0 ? [{ item, left }] : [];
  });
}

/** A wish about the only line is about that one. */
export function newWish(lines: ReturnType<typeof openLines>): Wish {
  const only = lines.length === 1 ? (lines[0]?.item._id ?? null) : null;
  return { item: only, quantity: 1, wish: null, reason: '', tries: 0 };
}
