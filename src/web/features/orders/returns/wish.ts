import type { OrderItem } from '#contract/http/ordering.ts';
import type { OrderReturn, OrderReturns } from '#contract/http/returns.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { isOpenReturn, type ReturnWish } from '#domain/ordering/returns.ts';
import { deviceTime } from '#web/lib/server-time.ts';

/** A return request being filled in. */
export type Wish = {
  readonly item: OrderItem['_id'] | null;
  readonly quantity: number;
  readonly wish: ReturnWish | null;
  readonly reason: string;
  /** number of submits with incomplete input */
  readonly tries: number;
};

/** Order lines that can still be returned. The server decides; this only selects what to offer. */
export function openLines({ until, lines }: OrderReturns, items: readonly OrderItem[], now: number) {
  if (until === null || isPast(until, now)) return [];
  return items.flatMap((item) => {
    const left = lines.find((line) => line.item === item._id)?.left ?? 0;
    return left > 0 ? [{ item, left }] : [];
  });
}

/** Whether a deadline of the server has passed. @param now milliseconds, by the device's clock */
export const isPast = (until: string, now: number): boolean => deviceTime(until) < now;

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
  const line = lines.find(({ item }) => item._id === wish.item);
  // Never another bracelet in its place: what she wrote is about that one.
  if (line === undefined) return { ...wish, item: null, quantity: 1 };
  return wish.quantity <= line.left ? wish : { ...wish, quantity: 1 };
}

/** Whether exactly this request has arrived: its response was lost, perhaps together with the page. */
export function hasArrived({ item, quantity, wish, reason }: Wish, cases: readonly OrderReturn[]): boolean {
  const said = tidyText(reason);
  return cases.some(
    (asked) =>
      isOpenReturn(asked.stage) &&
      asked.item === item &&
      asked.quantity === quantity &&
      asked.wish === wish &&
      asked.reason === said,
  );
}
