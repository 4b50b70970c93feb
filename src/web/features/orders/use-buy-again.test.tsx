// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { asId, type OrderId } from '#domain/kernel/ids.ts';
import { cartQuery } from '#web/entities/cart/use-cart.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { buttonOf, eventually, mount, press } from '../../../../test-support/mount.ts';
import { stubApi, type Answer, type ApiStub } from '../../../../test-support/stub-api.ts';
import { useBuyAgain } from './use-buy-again.ts';

function Order() {
  const again = useBuyAgain({ _id: asId<OrderId>('o1') });
  const { data } = useQuery(cartQuery());
  return <button onClick={() => again.mutate()}>{`Mua lại ${data?.quantity ?? '-'}`}</button>;
}

test('buying again while the cart is loading reads the cart once more', async () => {
  const cart = Promise.withResolvers<Answer>();
  const answers: ApiStub = {
    'GET /cart': cart.promise,
    'POST /orders/o1/buy-again': { data: { added: 1, missing: [] } },
  };
  const asked = stubApi(answers);
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <Order />
    </QueryClientProvider>,
  );
  await press(buttonOf('Mua lại'));
  await eventually(() => expect(asked).toContain('POST /orders/o1/buy-again'));
  await eventually(() => expect(buttonOf('Mua lại')?.textContent).toBe('Mua lại -'));
  answers['GET /cart'] = { data: { items: [], quantity: 1, totalPrice: 0, stockProblems: [] } };
  cart.resolve({ data: { items: [], quantity: 0, totalPrice: 0, stockProblems: [] } });
  await eventually(() => expect(buttonOf('Mua lại')?.textContent).toBe('Mua lại 1'));
});
