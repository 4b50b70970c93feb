import type { Locator } from 'playwright-core';
import type { ReadyMade } from '#contract/http/catalogue.ts';
import type { GiftWishes } from '#contract/http/gifts.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { Stage } from './browser.ts';
import { askAs } from './purchase.ts';

/** New orders of one customer for a ready-made bracelet, so that none waits for a photograph; oldest first. */
export async function placeOrders(
  stage: Stage,
  number: number,
  {
    name,
    paymentMethod = 'COD',
    gift = null,
  }: { name?: string; paymentMethod?: Order['paymentMethod']; gift?: GiftWishes | null } = {},
): Promise<Order[]> {
  const desk = await stage.signedIn('admin');
  const { bracelets } = await askAs<{ bracelets: ReadyMade[] }>(
    stage,
    desk,
    '/ready-made-bracelets?limit=50',
  );
  const [sold] = bracelets;
  const path = `/ready-made-bracelets/${sold!._id}/stock`;
  await askAs(stage, desk, path, { method: 'PATCH', data: { quantity: 200 } });
  const orders: Order[] = [];
  const buyer = await stage.signedIn(await stage.newCustomer(name));
  for (let n = 0; n < number; n += 1) {
    const line = { readyMadeBracelet: sold!._id, quantity: 1, type: 'bracelet' };
    await askAs(stage, buyer, '/cart/items', { method: 'POST', data: line });
    const shippingAddress = {
      fullName: name ?? 'Khách Sáng',
      phone: '0912345678',
      addressLine1: `${n} Hẻm Hoa Giấy`,
      city: 'Huế',
    };
    const data = { shippingAddress, paymentMethod, gift };
    orders.push(await askAs<Order>(stage, buyer, '/orders', { method: 'POST', data }));
  }
  return orders;
}

/**
 * Counts interactions: a tap, a click or a key is one, and so is a choice in a list or a filled field.
 * @param byTouch taps instead of clicks
 */
export function interactionCounter(byTouch = false) {
  let presses = 0;
  const count = async <T>(pressed: Promise<T>): Promise<T> => {
    presses += 1;
    return pressed;
  };
  return {
    press: (what: Locator) => count(byTouch ? what.tap() : what.click()),
    choose: (field: Locator, value: string) => count(field.selectOption(value)),
    type: (field: Locator, words: string) => count(field.fill(words)),
    key: (where: { press(key: string): Promise<void> }, name: string) => count(where.press(name)),
    presses: () => presses,
  };
}
