import { ApiError } from '#web/lib/api.ts';
import { copy } from './copy.vi.ts';

/**
 * Below 'Không thể tải danh sách đơn hàng': the shop's own sentence where it has one (spec §8, Orders list failure), else
 * whether it was the network that gave no answer or the shop that stumbled.
 */
export function ordersFailure(failure: unknown): string {
  if (!(failure instanceof ApiError)) return copy.failed.shop;
  if (failure.status === 0) return copy.failed.network;
  const said = failure.status < 500 || failure.code === 'UNAVAILABLE';
  return said ? failure.message : copy.failed.shop;
}
