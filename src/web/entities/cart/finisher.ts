import type { AddCartItemBody, Cart } from '#contract/http/cart.ts';
import type { CreateDesignBody, CustomBracelet } from '#contract/http/design.ts';
import type { DesignId } from '#domain/kernel/ids.ts';

export type Finished = { readonly bracelet: CustomBracelet; readonly cart: Cart };

type Call = <Data>(method: 'GET' | 'POST', path: string, options?: { body: unknown }) => Promise<Data>;

/**
 * Puts a bracelet into the cart in two calls. A second click while they run joins the first; a retry after a lost answer
 * goes on with the bracelet that was kept already, and puts it into the cart only if it is not there yet. `replaces` is
 * the design whose line it takes.
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

  /** The same design may be made again: then it is another bracelet. */
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
