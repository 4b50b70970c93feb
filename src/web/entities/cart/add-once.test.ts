// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { User } from '#contract/http/identity.ts';
import { minutes } from '#domain/kernel/time.ts';
import { call } from '#web/lib/call.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { completePage } from '../../../../test-support/mount.ts';
import { stubApi, type ApiStub } from '../../../../test-support/stub-api.ts';
import { addOnce } from './add-once.ts';
import { EMPTY_CART } from './changes.ts';

const holding = (quantity: number): Cart => ({ ...EMPTY_CART, quantity });
const add = (known: Cart) =>
  addOnce<Cart>({
    id: 'moon',
    add: () => call('POST', '/cart/items', { body: {} }),
    known,
    count: ({ quantity }) => quantity,
    answerOf: (cart) => cart,
  });

/** The API of a shop in which this customer logs in. @returns the calls after that */
async function shopOf(id: string, answers: ApiStub): Promise<string[]> {
  const user = { id, name: id, email: '', role: 'customer' } as unknown as User;
  const accessTokenExpiresAt = new Date(Date.now() + minutes(15)).toISOString();
  const asked = stubApi({ 'POST /auth/login': { data: { user, accessTokenExpiresAt } }, ...answers });
  await browserSession().login({ email: '', password: '' });
  asked.length = 0;
  return asked;
}

test('an addition whose outcome is unknown is looked up in the cart of whoever made it, not in the next customer’s', async () => {
  completePage();
  await shopOf('linh', {});
  await expect(add(holding(0))).rejects.toMatchObject({ code: 'NETWORK' });

  const hers = await shopOf('mai', { 'POST /cart/items': { data: holding(2) } });
  await expect(add(holding(1))).resolves.toEqual(holding(2));
  expect(hers).toEqual(['POST /cart/items']);

  const again = await shopOf('linh', { 'GET /cart': { data: holding(1) } });
  await expect(add(holding(0))).resolves.toEqual(holding(1));
  expect(again).toEqual(['GET /cart']);
});
