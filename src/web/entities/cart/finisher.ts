import type { AddCartItemBody, Cart } from '#contract/http/cart.ts';
import type { CreateDesignBody, CustomBracelet } from '#contract/http/design.ts';
import type { DesignId } from '#domain/kernel/ids.ts';

export type Finished = { readonly bracelet: CustomBracelet; readonly cart: Cart };

type Call = <Data>(method: 'GET' | 'POST', path: string, options?: { body: unknown }) => Promise<Data>;

/**
 * Saves a design and adds it to the cart, in two calls. A second click while they run joins the first; a retry after a lost
 * response continues with the design that was already saved, and adds it to the cart only if it is not there yet. `replaces` is
 * the design whose cart line it replaces.
 */
export function createFinisher(call: Call) {
  let running: Promise<Finished> | null = null;
  let kept: { design: string; bracelet: CustomBracelet } | null = null;

  async function run(body: CreateDesignBody, replaces: DesignId | null): Promise<Finished> {
    const design = JSON.stringify(body);
    if (kept?.design === design) {
      const cart = await call<Cart>('GET', '/cart');
      if (holds(cart, kept.bracelet._id)) return done({ bracelet: kept.bracelet, cart });
    } else {
      kept = { design, bracelet: await call<CustomBracelet>('POST', '/custom-bracelets', { body }) };
    }
    const item: AddCartItemBody = {
      customBracelet: kept.bracelet._id,
      quantity: 1,
      type: 'bracelet',
      ...(replaces === null ? {} : { replaces }),
    };
    const cart = await call<Cart>('POST', '/cart/items', { body: item });
    return done({ bracelet: kept.bracelet, cart });
  }

  /** Forgets the saved design: making the same design again creates another bracelet. */
  function done(finished: Finished): Finished {
    kept = null;
    return finished;
  }

  return (body: CreateDesignBody, replaces: DesignId | null = null): Promise<Finished> => {
    running ??= run(body, replaces).finally(() => {
      running = null;
    });
    return running;
  };
}

function holds(cart: Cart, id: DesignId): boolean {
  return cart.items.some(({ customBracelet }) => customBracelet?._id === id);
}
