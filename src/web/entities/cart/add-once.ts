import type { Cart } from '#contract/http/cart.ts';
import { isRefused } from '#web/lib/errors/is-answered.ts';
import { call } from '#web/lib/call.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';

/** How many bracelets were in the cart before an addition whose outcome is unknown, by whose cart it is and what was added. */
const doubtful = new Map<string, number>();

type Addition<Answer> = {
  /** identifies what is added */
  id: string;
  add: () => Promise<Answer>;
  /** the cart as far as the page knows it */
  known: Cart | undefined;
  /** counts what the addition increases */
  count: (cart: Cart) => number;
  /** the response in place of a lost one, from the cart with the addition in it */
  answerOf: (cart: Cart, more: number) => Answer;
};

/**
 * Adds to the cart. If the response is lost, the cart shows whether the addition arrived; where not even the cart can be read, it
 * is read before the next attempt: an addition is no idempotent request, and pressing again must not buy twice.
 * @throws ApiError of the addition
 */
export async function addOnce<Answer>({
  id,
  add,
  known,
  count,
  answerOf,
}: Addition<Answer>): Promise<Answer> {
  const doubt = `${browserSession().state().user?.id} ${id}`;
  const arrived = async (): Promise<Answer | undefined> => {
    const before = doubtful.get(doubt);
    if (before === undefined) return undefined;
    const cart = await call<Cart>('GET', '/cart');
    doubtful.delete(doubt);
    const more = count(cart) - before;
    return more > 0 ? answerOf(cart, more) : undefined;
  };
  const earlier = await arrived();
  if (earlier !== undefined) return earlier;
  try {
    return await add();
  } catch (error) {
    if (known === undefined || isRefused(error)) throw error;
    doubtful.set(doubt, count(known));
    const late = await arrived().catch(() => undefined);
    if (late === undefined) throw error;
    return late;
  }
}
