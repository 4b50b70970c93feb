// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api.ts';
import { buttonOf, mount, press } from '../../../../test-support/mount.ts';
import { OrderFailed } from './OrderFailed.tsx';

const refused = (code: ErrorCode, message: string = ERRORS[code].message) =>
  new ApiError(ERRORS[code].status, { code, message });
const short = 'Stock validation failed: Insufficient stock for charm "Thỏ"';

async function shown(error: Error, ask = () => undefined) {
  const { box } = await mount(
    <MemoryRouter>
      <OrderFailed ordering={{ error, placing: false, isHeld: false, ask }} />
    </MemoryRouter>,
  );
  const alert = box.querySelector('[role="alert"]');
  return { text: alert?.textContent, link: alert?.querySelector('a')?.getAttribute('href') };
}

/** spec §8, Order creation and Actions. */
test.each<[string, Error, string, string, string | undefined]>([
  ['out of stock', refused('STOCK_INSUFFICIENT', short), 'Charm "Thỏ" đã hết hàng. Vui lòng chọn charm khác.', 'Kiểm tra giỏ hàng', '/cart'],
  ['with a discontinued part', refused('PART_GONE'), ERRORS.PART_GONE.message, 'Kiểm tra giỏ hàng', '/cart'],
  ['without a session', refused('NO_SESSION'), ERRORS.NO_SESSION.message, 'Đăng nhập', '/login'],
  ['with an empty cart', refused('CART_EMPTY'), ERRORS.CART_EMPTY.message, '', undefined],
  ['that failed on the server', refused('ORDER_FAILED'), 'Không thể tạo đơn hàng. Vui lòng kiểm tra thông tin và thử lại.', 'Thử lại', undefined],
])('an order %s shows the reason and the next action', async (_why, error, text, label, to) => {
  expect(await shown(error)).toEqual({ text: `Có lỗi xảy ra${text}${label}`, link: to });
}); // oxfmt-ignore

test('an order with an unknown outcome can be sent again', async () => {
  const ask = vi.fn<() => undefined>();
  await shown(refused('SERVER_ERROR'), ask);
  await press(buttonOf('Thử lại'));
  expect(ask).toHaveBeenCalledOnce();
});

test('an order that is being resent to a busy server shows a notice without a button', async () => {
  const ordering = { error: null, placing: true, isHeld: true, ask: () => undefined };
  const { box } = await mount(<OrderFailed ordering={ordering} />);
  expect(box.textContent).toContain('Đơn của bạn đang được gửi lại');
  expect(box.querySelector('button')).toBeNull();
});
