import { expect, test } from 'vitest';
import type { Recommendations } from '#contract/http/advice.ts';
import type { ChatHistory, ChatsPage } from '#contract/http/chat.ts';
import { crisisWords } from '#domain/support/copy.vi.ts';
import { startTestShop, type Visitor } from '../../../test-support/app.ts';
import { fillCart, orderBody } from '../../../test-support/goods.ts';
import { sharedShop } from '../../../test-support/shared-shop.ts';

const site = sharedShop({
  env: { SHOP_OPEN_FROM: '9', SHOP_DELIVERY_DAYS_TO: '6', SHOP_RETURN_ADDRESS: '5 Hẻm Trúc, Đà Lạt' },
  goods: true,
});

const wish = async (who: Visitor, description: string) =>
  (await who.post<Recommendations>('/api/chat/ai/recommendations', { description })).data;

test.each([
  ['phí ship bao nhiêu, mấy ngày tới', 'delivery', 'trong khoảng 3–6 ngày làm việc'],
  ['bảng giá sao shop', 'price', /từ \d+\.000.₫ đến \d+\.000.₫/],
  ['hạt bị bong tróc thì sao', 'returns', '5 Hẻm Trúc, Đà Lạt'],
  ['mấy giờ mở cửa', 'hours', 'từ 9:00 đến 22:00'],
  ['chỉ em cách đo size với', 'size', 'quanh cổ tay'],
  ['đeo đi tắm được không, có bị đen không', 'care', 'Bạn tháo vòng khi tắm'],
  ['có gói quà không shop, giấu giá giùm nha', 'gift', 'không ghi giá trong hộp'],
  ['đơn của em ship tới đâu rồi', 'order', 'chưa thấy đơn nào'],
  ['hôm nay trời có mưa không', 'elsewhere', 'nhắn người của tiệm'],
  ['vòng có hình pikachu', 'elsewhere', 'Cái này tiệm chưa có'],
])('“%s” gets the answer to the intent %s, and no charms', async (asked, intent, words) => {
  const { message, ...rest } = await wish(await site.signIn(), asked);
  expect(rest).toMatchObject({ intent, recommendedCharms: [], understood: false });
  expect(message).toMatch(words);
});

test('a question about an order is answered with the status of one’s own order only', async () => {
  const [linh, han] = [await site.signIn(), await site.signIn()];
  await fillCart(linh, ['ca-voi']);
  const { _id } = (await linh.post<{ _id: string }>('/api/orders', orderBody())).data;
  expect((await wish(linh, 'đơn hàng của em tới đâu rồi')).message).toContain(
    `Đơn #${_id.slice(-8).toUpperCase()} của bạn: Chờ xử lý`,
  );
  expect((await wish(han, 'đơn hàng của em tới đâu rồi')).message).toContain('chưa thấy đơn nào');
});

test('a question together with a wish gets its answer and charms', async () => {
  const linh = await site.signIn();
  const { message, ...rest } = await wish(linh, 'tìm hoa màu tím tặng mẹ, giao kịp không shop');
  expect(rest).toMatchObject({ understood: true, intent: 'delivery' });
  expect(rest.recommendedCharms.length).toBeGreaterThan(0);
  expect(message).toMatch(/^Tiệm giao trong khoảng 3–6 ngày làm việc/);
});

test('a question keeps the wishes already stated in the conversation', async () => {
  const linh = await site.signIn();
  const body = { description: 'phí ship bao nhiêu', slots: [{ key: 'color:tím', wanted: true }] };
  const { data } = await linh.post<Recommendations>('/api/chat/ai/recommendations', body);
  expect(data.slots.map(({ key }) => key)).toEqual(['color:tím']);
});

test('words of a crisis get a warm answer, no charms, and one urgent chat; an admin’s words open none', async () => {
  const [linh, mai] = [await site.signIn({ name: 'Linh' }), await site.signIn({ role: 'admin' })];
  const told = await wish(linh, 'em muốn tự tử');
  expect(told).toMatchObject({ intent: 'crisis', recommendedCharms: [] });
  expect(told.message).toContain('không một mình');
  // No phone number is invented: only the owner's setting is shown.
  expect(told.message).not.toMatch(/\d/);
  await wish(linh, 'không muốn sống nữa');
  await site.jobs.runAll({ times: 2 });
  const { chats } = (await mai.get<ChatsPage>('/api/chat/admin/pending')).data;
  expect(chats).toMatchObject([{ user: { name: 'Linh' }, priority: 'urgent' }]);
  const { messages } = (await linh.get<ChatHistory>(`/api/chat/${chats[0]?._id}`)).data;
  expect(messages.map(({ content }) => content)).toEqual([crisisWords]);
  // An admin who tries the words triggers no alarm.
  await wish(mai, 'em muốn tự tử');
  await site.jobs.runAll();
  expect((await mai.get<ChatsPage>('/api/chat/admin/pending')).data.chats).toHaveLength(1);
});

test('the answer to words of a crisis has the configured helpline', async () => {
  const other = await startTestShop({ env: { SHOP_HELPLINE: '1900 0000 (8:00–22:00)' } });
  const { message } = await wish(await other.signIn(), 'tôi muốn chết');
  expect(message).toContain('Bạn có thể gọi 1900 0000 (8:00–22:00)');
  await other.close();
});
