import type { Cart } from '#contract/http/cart.ts';
import type { PlaceOrderBody } from '#contract/http/ordering.ts';
import { lineId } from '#web/entities/cart/line.ts';
import { readRecord, type TabStorage } from '#web/lib/storage/tab-storage.ts';

/**
 * An order on its way. Its key stays the same while cart and form do, so that a double click, a retry, a reload or the
 * way back never order twice; whatever changes either asks for another order and gets another key.
 */
export type Attempt = {
  /** the Idempotency-Key */
  key: string;
  /** cart and body that the key stands for */
  content: string;
  body: PlaceOrderBody;
  /** it was sent, and what became of it is not known: the answer was lost */
  open: boolean;
};

/**
 * The order that a tab is placing. Its key is made when the step opens.
 * @param newKey makes a key that nobody else makes
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
    /** The attempt to send for this cart and body; from now on its outcome is open. */
    begin(body: PlaceOrderBody, cart: Pick<Cart, 'items'>): Attempt {
      const content = JSON.stringify([body, cart.items.map((item) => [lineId(item), item.quantity])]);
      const before = current();
      const key = before?.content === content ? before.key : nextKey();
      const attempt = { key, content, body, open: true };
      keep(attempt);
      return attempt;
    },
    /** The one whose answer was lost, or null. */
    open(): Attempt | null {
      const attempt = current();
      return attempt?.open === true ? attempt : null;
    },
    /** The shop refused it: nothing was ordered, and the same order may be sent again. */
    refused(): void {
      const attempt = current();
      if (attempt !== null) keep({ ...attempt, open: false });
    },
    /** It became an order: the next one gets another key. */
    done: () => keep(null),
  };
}

function attemptIn(record: Record<string, unknown> | null): Attempt | null {
  const { key, content, body } = record ?? {};
  const whole = typeof key === 'string' && typeof content === 'string' && typeof body === 'object';
  return whole ? (record as Attempt) : null;
}
