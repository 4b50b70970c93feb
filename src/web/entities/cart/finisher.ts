import type { AddCartItemBody, Cart } from '#contract/http/cart.ts';
import type { CreateDesignBody, CustomBracelet } from '#contract/http/design.ts';
import type { DesignId } from '#domain/kernel/ids.ts';
import { isRefused } from '#web/lib/errors/is-answered.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { createTabStorage, readRecord, type TabStorage } from '#web/lib/storage/tab-storage.ts';

export type Finished = { readonly bracelet: CustomBracelet; readonly cart: Cart };

type Call = <Data>(
  method: 'GET' | 'POST',
  path: string,
  options?: { body: unknown; headers?: Record<string, string> },
) => Promise<Data>;

/** A design that was sent and is not in the cart yet, as far as this tab knows. `key` is its Idempotency-Key. */
type Attempt = { key: string; design: string };

/** A customer's attempt in this tab; no other account meets it. */
const attemptOf = (userId: string) =>
  createTabStorage(personalKey(userId, 'finish.attempt'), () => window.sessionStorage);

/**
 * Saves a design and adds it to the cart, in two calls. A second click while they run joins the first; a retry after a lost
 * response, also after a reload, continues with the design that was already saved, and adds it to the cart only if it is not
 * there yet. `replaces` is the design whose cart line it replaces.
 */
export function createFinisher(call: Call, userId: string, kept: TabStorage = attemptOf(userId)) {
  let running: Promise<Finished> | null = null;

  async function run(body: CreateDesignBody, replaces: DesignId | null): Promise<Finished> {
    const design = JSON.stringify(body);
    const before = attemptIn(readRecord(kept));
    const isRetry = before?.design === design;
    const key = isRetry ? before.key : randomKey();
    kept.write(JSON.stringify({ key, design } satisfies Attempt));
    const headers = { 'idempotency-key': key };
    const bracelet = await call<CustomBracelet>('POST', '/custom-bracelets', { body, headers });
    if (isRetry) {
      const cart = await call<Cart>('GET', '/cart');
      if (holds(cart, bracelet._id)) return done({ bracelet, cart });
    }
    const item: AddCartItemBody = {
      customBracelet: bracelet._id,
      quantity: 1,
      type: 'bracelet',
      ...(replaces === null ? {} : { replaces }),
    };
    const cart = await call<Cart>('POST', '/cart/items', { body: item }).catch(async (error: unknown) => {
      const late = isRefused(error) ? null : await call<Cart>('GET', '/cart').catch(() => null);
      // The response was lost, not the bracelet.
      if (late !== null && holds(late, bracelet._id)) return late;
      throw error;
    });
    return done({ bracelet, cart });
  }

  /** Forgets the attempt: making the same design again creates another bracelet. */
  function done(finished: Finished): Finished {
    kept.write(null);
    return finished;
  }

  return (body: CreateDesignBody, replaces: DesignId | null = null): Promise<Finished> => {
    running ??= run(body, replaces).finally(() => {
      running = null;
    });
    return running;
  };
}

function attemptIn(record: Record<string, unknown> | null): Attempt | null {
  const { key, design } = record ?? {};
  return typeof key === 'string' && typeof design === 'string' ? { key, design } : null;
}

function holds(cart: Cart, id: DesignId): boolean {
  return cart.items.some(({ customBracelet }) => customBracelet?._id === id);
}
