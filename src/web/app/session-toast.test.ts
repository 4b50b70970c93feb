import { beforeEach, expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import type { SessionNews } from '#web/lib/session/session.ts';
import { shownToasts, toast } from '#web/ui/feedback/toast.ts';
import { showSessionToast } from './session-toast.ts';

const user = { id: 'linh', name: 'Linh', role: 'shipper' } as unknown as User;
const left = (reason: Extract<SessionNews, { type: 'left' }>['reason'], here = true): SessionNews => ({
  type: 'left',
  reason,
  here,
});

beforeEach(() => shownToasts.set([]));

/** spec §8, Auth toasts; display time in ms by spec §9. */
test.each<[string, SessionNews, [string, string, string, number][]]>([
  ['a refused session check', { type: 'refused' }, [['error', 'Lỗi xác thực', 'Không thể xác thực tài khoản. Vui lòng đăng nhập lại.', 5000]]],
  ['30 idle minutes', left('idle'), [['warning', 'Phiên đăng nhập hết hạn', 'Bạn đã bị đăng xuất do không hoạt động trong 30 phút', 4000]]],
  ['an expired session', left('expired'), [['warning', 'Phiên đăng nhập hết hạn', 'Vui lòng đăng nhập lại', 4000]]],
  ['a login', { type: 'entered', user, here: true, first: false }, [['success', 'Đăng nhập thành công', 'Chào mừng Linh trở lại!', 3000]]],
  ['the first login after the one-time code', { type: 'entered', user, here: true, first: true }, [['success', 'Xác nhận thành công', 'Khu vườn đã mở cửa đón bạn.', 3000]]],
  ['a login in another tab (none)', { type: 'entered', user, here: false, first: false }, []],
  ['a logout', left('manual'), [['success', 'Đã đăng xuất', 'Bạn đã đăng xuất thành công', 3000]]],
  ['a logout in another tab (none)', left('manual', false), []],
])('toast after %s', (_what, news, told) => {
  showSessionToast(news);
  expect(shownToasts.get().map(({ type, title, message, duration }) => [type, title, message, duration])).toEqual(told);
}); // oxfmt-ignore

test('a login removes the toast of an earlier failed login', () => {
  toast({ type: 'error', title: 'Đăng nhập thất bại' });
  showSessionToast({ type: 'entered', user, here: true, first: false });
  expect(shownToasts.get().map(({ title }) => title)).toEqual(['Đăng nhập thành công']);
});
