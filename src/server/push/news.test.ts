import { describe, expect, test } from 'vitest';
import { asId, type OrderId } from '#domain/kernel/ids.ts';
import { ORDER_STATUSES, type OrderActor, type OrderStatus } from '#domain/ordering/statuses.ts';
import { deviceName } from './device.ts';
import { orderNews, parcelNews, replyNews, type OrderState } from './news.ts';

const id = asId<OrderId>('01890a5d-ac96-774b-bcce-b3022026cafe');
type Step = [OrderStatus, OrderActor];

/** An order with this history. */
function order(paymentMethod: 'COD' | 'VietQR', ...steps: Step[]): OrderState {
  const history = steps.map(([status, by]) => ({ status, by }));
  return { id, paymentMethod, history, status: history.at(-1)!.status };
}

describe('the push notification of an order', () => {
  test.each<[string, OrderState, string | null]>([
    ['placed', order('COD', ['pending', 'customer']), 'Tiệm đã nhận đơn #2026CAFE'],
    ['payment pending', order('VietQR', ['pending_payment', 'customer']), 'Đơn #2026CAFE chờ chuyển khoản'],
    [
      'payment reported by the customer',
      order('VietQR', ['pending_payment', 'customer'], ['waiting_for_admin_confirmation', 'customer']),
      null,
    ],
    [
      'reported payment not found',
      order(
        'VietQR',
        ['pending_payment', 'customer'],
        ['waiting_for_admin_confirmation', 'customer'],
        ['pending_payment', 'admin'],
      ),
      'Đơn #2026CAFE: tiệm chưa thấy chuyển khoản',
    ],
    [
      'transfer of another amount',
      order('VietQR', ['pending_payment', 'customer'], ['waiting_confirmation', 'bank']),
      'Đơn #2026CAFE: số tiền chưa khớp',
    ],
    [
      'money received',
      order('VietQR', ['pending_payment', 'customer'], ['confirmed', 'bank']),
      'Tiệm đã nhận chuyển khoản của đơn #2026CAFE',
    ],
    ['confirmed', order('COD', ['confirmed', 'admin']), 'Đơn #2026CAFE đã được xác nhận'],
    ['shipped', order('COD', ['shipped', 'admin']), 'Đơn #2026CAFE đã rời tiệm'],
    ['delivered', order('COD', ['delivered', 'shipper']), 'Đơn #2026CAFE đã giao'],
    ['delivery failed', order('COD', ['failed', 'shipper']), 'Đơn #2026CAFE chưa giao được'],
    ['completed', order('COD', ['completed', 'system']), null],
    ['cancelled by the customer', order('COD', ['pending', 'customer'], ['cancelled', 'customer']), null],
    ['cancelled by the shop', order('COD', ['cancelled', 'admin']), 'Đơn #2026CAFE đã được hủy'],
    ['payment expired', order('VietQR', ['cancelled', 'system']), 'Đơn #2026CAFE đã hết hạn chuyển khoản'],
  ])('%s', (_what, standing, title) => {
    expect(orderNews(standing)?.title ?? null).toBe(title);
  });

  test('announces the refund when a paid order is cancelled, and again when it was made', () => {
    const paid = order('VietQR', ['confirmed', 'bank'], ['cancelled', 'admin']);
    expect(orderNews(paid)?.body).toBe('Tiệm sẽ hoàn lại số tiền bạn đã chuyển.');
    const refund = { status: paid.status, by: 'admin', note: 'Refund processed' } as const;
    expect(orderNews({ ...paid, history: [...paid.history, refund] })?.title).toBe(
      'Đơn #2026CAFE: tiệm đã hoàn tiền',
    );
  });
});

test('every notification is smaller than 500 bytes and opens a page of the shop', () => {
  const all = ORDER_STATUSES.map((status) => orderNews(order('COD', [status, 'admin'])));
  for (const news of [...all, parcelNews(id), replyNews]) {
    if (news === null) continue;
    expect(news.path).toMatch(/^\/[^/]*$/);
    expect(Buffer.byteLength(JSON.stringify(news))).toBeLessThan(500);
  }
  expect(orderNews(order('VietQR', ['pending_payment', 'customer']))?.path).toBe(`/order?thanh-toan=${id}`);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36', 'Chrome trên Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge trên Windows'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Safari/537.36 EdgA/130.0', 'Edge trên Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari trên iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox trên Linux'],
  ['curl/8', 'Trình duyệt'],
  [undefined, 'Trình duyệt'],
])('the user agent %s is named %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
