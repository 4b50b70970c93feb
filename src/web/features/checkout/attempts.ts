import type { Cart } from '#contract/http/cart.ts';
import type { PlaceOrderBody } from '#contract/http/ordering.ts';
import { lineId } from '#web/entities/cart/line.ts';
import { readRecord, type TabStorage } from '#web/lib/storage/tab-storage.ts';

/**
 * An order being placed. Its key stays the same as long as cart and form do, so that a double click, a retry, a reload or the
 * back button never orders twice; a change of either makes it a different order with a new key.
 */
export type Attempt = {
  /** value of the Idempotency-Key header */
  key: string;
  /** serialised body and cart that the key belongs to */
  content: string;
  body: PlaceOrderBody;
  /** sent, with an unknown outcome because the response was lost */
  open: boolean;
};

/**
 * The order that a browser tab is placing. The first key is made when the checkout opens.
 * @param newKey returns a globally unique key
 */
export function createAttempts(kept: TabStorage, newKey: () => string) {
  const keep = (attempt: Attempt | null) => kept.write(attempt && JSON.stringify(attempt));
  const current = () => attemptIn(readRecord(kept));
  let unused: string | null = newKey();
  const nextKey = () => {
    const key = unused ?? newKey();
    unused = null;
    return key;
  };
  return {
    /** Returns the attempt to send for this body and cart, and marks its outcome as open. */
    begin(body: PlaceOrderBody, cart: Pick<Cart, 'items'>): Attempt {
      const content = JSON.stringify([body, cart.items.map((item) => [lineId(item), item.quantity])]);
      const before = current();
      const key = before?.content === content ? before.key : nextKey();
      const attempt = { key, content, body, open: true };
      keep(attempt);
      return attempt;
    },
    /** The attempt with a lost response, or null. */
    open(): Attempt | null {
      const attempt = current();
      return attempt?.open === true ? attempt : null;
    },
    /** The server refused the order: nothing was placed, and the same order may be sent again. */
    refused(): void {
      const attempt = current();
      if (attempt !== null) keep({ ...attempt, open: false });
    },
    /** The order was placed: the next one gets a new key. */
    done: () => keep(null),
  };
}

function attemptIn(record: Record<string, unknown> | null): Attempt | null {
  const { key, content, body } = record ?? {};
  const whole = typeof key === 'string' && typeof content === 'string' && typeof body === 'object';
  return whole ? (record as Attempt) : null;
}
