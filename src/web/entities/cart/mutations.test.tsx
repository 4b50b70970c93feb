// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Cart as CartData } from '#contract/http/cart.ts';
import { ERRORS } from '#contract/errors.ts';
import { asId, type ReadyMadeId } from '#domain/kernel/ids.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { stubApi, toasts, type Answer, type ApiStub } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../test-support/mount.ts';
import { EMPTY_CART } from './changes.ts';
import { useAddToCart, useCartChange } from './mutations.ts';
import { readyMadeLine } from './test-lines.ts';
import { cartQuery } from './use-cart.ts';

const item = readyMadeLine(9);
const moon = {
  readyMadeBracelet: asId<ReadyMadeId>('moon'),
  name: 'Đêm Trăng Rằm',
  quantity: 1,
};

function Cart() {
  const { mutate: add } = useAddToCart();
  const { mutate: change } = useCartChange();
  return (
    <>
      <button onClick={() => add(moon)}>add</button>
      <button onClick={() => change({ type: 'update', item, quantity: 99 })}>update</button>
      <button onClick={() => change({ type: 'remove', item })}>remove</button>
      <button onClick={() => change({ type: 'clear' })}>clear</button>
    </>
  );
}

function mountCart(known?: Answer) {
  const queries = createQueryClient(() => new Promise(() => undefined));
  if (known && 'data' in known) queries.setQueryData(cartQuery().queryKey, known.data as CartData);
  return mount(
    <QueryClientProvider client={queries}>
      <Cart />
    </QueryClientProvider>,
  );
}

const TAKEN: Answer = { data: EMPTY_CART };
const title = 'Cập nhật giỏ hàng thất bại';

/** spec §8, Named entries and Cart. */
test.each<[string, keyof ApiStub, Answer, unknown[]]>([
  ['add', 'POST /cart/items', TAKEN, ['success', 'Đã thêm vào giỏ hàng', 'Đêm Trăng Rằm']],
  ['remove', 'DELETE /cart/items', TAKEN, ['success', 'Đã xóa khỏi giỏ hàng', 'Đêm Trăng Rằm']],
  ['clear', 'DELETE /cart', TAKEN, ['success', 'Đã xóa giỏ hàng', undefined]],
  ['add', 'POST /cart/items', { refused: 'CART_FULL' }, ['error', title, ERRORS.CART_FULL.message]],
  ['add', 'POST /cart/items', { bare: 200 }, ['error', title, 'Không thể thêm vào giỏ hàng']],
  ['update', 'PUT /cart/items', { bare: 400 }, ['error', title, 'Số lượng không hợp lệ. Vui lòng kiểm tra lại.']],
  ['update', 'PUT /cart/items', { bare: 404 }, ['error', title, 'Sản phẩm không tồn tại trong giỏ hàng.']],
  ['update', 'PUT /cart/items', { bare: 503 }, ['error', title, 'Không thể cập nhật giỏ hàng']],
  ['remove', 'DELETE /cart/items', { bare: 503 }, ['error', title, 'Không thể xóa khỏi giỏ hàng']],
  ['clear', 'DELETE /cart', { bare: 401 }, ['error', title, 'Bạn cần đăng nhập để xóa giỏ hàng.']],
  ['clear', 'DELETE /cart', { bare: 500 }, ['error', title, 'Hệ thống đang gặp sự cố. Vui lòng thử lại sau.']],
])('toast of %s (%s answered with %o): %j', async (doing, call, answer, told) => {
  stubApi({ [call]: answer });
  await mountCart();
  await press(buttonOf(doing));
  await eventually(() => expect(toasts()).toEqual([told]));
}); // oxfmt-ignore

test('changes are sent one after the other, in their order', async () => {
  const [first, second] = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  const asked = stubApi({
    'PUT /cart/items': first.promise,
    'DELETE /cart/items': second.promise,
    'POST /cart/items': TAKEN,
  });
  await mountCart();
  for (const doing of ['update', 'remove', 'add']) await press(buttonOf(doing));
  await eventually(() => expect(asked).toEqual(['PUT /cart/items']));
  first.resolve(TAKEN);
  await eventually(() => expect(asked.slice(1)).toEqual(['DELETE /cart/items']));
  second.resolve(TAKEN);
  await eventually(() => expect(asked.slice(2)).toEqual(['POST /cart/items']));
});

test('four updates during a slow request: only the first and the last are sent', async () => {
  const first = Promise.withResolvers<Answer>();
  const answers: ApiStub = { 'PUT /cart/items': first.promise };
  const asked = stubApi(answers);
  await mountCart({ data: { ...EMPTY_CART, items: [item] } });
  for (let tap = 0; tap < 4; tap += 1) await press(buttonOf('update'));
  await eventually(() => expect(asked).toEqual(['PUT /cart/items']));
  answers['PUT /cart/items'] = TAKEN;
  first.resolve(TAKEN);
  await eventually(() => expect(asked).toHaveLength(2));
  answers['DELETE /cart/items'] = TAKEN;
  await press(buttonOf('remove'));
  await eventually(() => expect(asked).toEqual(['PUT /cart/items', 'PUT /cart/items', 'DELETE /cart/items']));
});

test('a change without a network shows the network failure', async () => {
  stubApi({});
  await mountCart();
  await press(buttonOf('clear'));
  const text = 'Không thể kết nối đến máy chủ. Vui lòng kiểm tra kết nối internet.';
  await eventually(() => expect(toasts()).toEqual([['error', title, text]]));
});

describe('an addition whose response was lost', () => {
  const text = 'Không thể kết nối đến máy chủ. Vui lòng kiểm tra kết nối internet.';
  const LOST = ['error', title, text];
  const ADDED = ['success', 'Đã thêm vào giỏ hàng', 'Đêm Trăng Rằm'];
  const holding = (quantity: number): Answer => ({
    data: { ...EMPTY_CART, items: quantity === 0 ? [] : [readyMadeLine(9, quantity)] },
  });

  test('is a success if the cart already holds it', async () => {
    const asked = stubApi({ 'GET /cart': holding(2) });
    await mountCart(holding(1));
    await press(buttonOf('add'));
    await eventually(() => expect(toasts()).toEqual([ADDED]));
    expect(asked).toEqual(['POST /cart/items', 'GET /cart']);
  });

  test('and whose cart could not be read is not sent again by the next press if it arrived', async () => {
    const answers: ApiStub = {};
    const asked = stubApi(answers);
    await mountCart(holding(1));
    await press(buttonOf('add'));
    await eventually(() => expect(toasts()).toEqual([LOST]));
    answers['GET /cart'] = holding(2);
    await press(buttonOf('add'));
    await eventually(() => expect(toasts()).toContainEqual(ADDED));
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  test('is sent again by the next press if the cart does not hold it', async () => {
    const answers: ApiStub = { 'GET /cart': holding(0) };
    const asked = stubApi(answers);
    await mountCart(holding(0));
    await press(buttonOf('add'));
    await eventually(() => expect(toasts()).toEqual([LOST]));
    answers['POST /cart/items'] = holding(1);
    await press(buttonOf('add'));
    await eventually(() => expect(toasts()).toContainEqual(ADDED));
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(2);
  });
});
