import { expect, test } from 'vitest';
import type { ChatHistory, ChatsPage } from '#contract/http/chat.ts';
import type { ChatMessage } from '#contract/socket.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { orderByTransfer } from '../../../../test-support/transfers.ts';

const site = sharedShop({ goods: true });

async function messagesOf(who: Visitor): Promise<ChatMessage[]> {
  const [chat] = (await who.get<ChatsPage>('/api/chat/my')).data.chats;
  return chat ? (await who.get<ChatHistory>(`/api/chat/${chat._id}`)).data.messages : [];
}

/** Runs every job twice, as after a crash before its completion was recorded, and returns the latest message. */
async function newest(who: Visitor, type: string): Promise<ChatMessage> {
  await site.jobs.runAll({ times: 2 });
  const message = (await messagesOf(who)).at(-1)!;
  expect(message.type).toBe(type);
  return message;
}

test('a transfer’s messages in the chat: instruction, report, rejection, report, confirmation, each once', async () => {
  const [linh, mai] = [await site.signIn(), await site.signIn({ name: 'Mai Anh', role: 'admin' })];
  const order = await orderByTransfer(linh);
  const about = {
    orderId: order._id,
    amount: order.totalPrice,
    content: `VC${order._id.slice(-8).toUpperCase()}`,
  };
  expect(await newest(linh, 'payment_instruction')).toMatchObject({
    sender: null,
    metadata: { ...about, payBy: order.payBy },
  });

  await linh.post('/api/payments/user/confirm', { orderId: order._id });
  const reported = await newest(linh, 'payment_confirmation');
  expect(reported).toMatchObject({ sender: { role: 'customer' }, metadata: about });
  expect(reported.content).toContain(formatVnd(order.totalPrice));
  const waiting = (await mai.get<ChatsPage>('/api/chat/admin/search?priority=high')).data.chats;
  expect(waiting).toMatchObject([{ unreadCount: 1, lastMessage: { type: 'payment_confirmation' } }]);

  const decide = (body: object) => mai.post('/api/payments/admin/confirm', { orderId: order._id, ...body });
  await decide({ confirmed: false, reason: 'Thiếu 90.000 ₫' });
  expect(await newest(linh, 'admin_payment_rejection')).toMatchObject({
    sender: { name: 'Mai Anh' },
    metadata: { ...about, reason: 'Thiếu 90.000 ₫' },
  });

  await linh.post('/api/payments/user/confirm', { orderId: order._id });
  await newest(linh, 'payment_confirmation');
  await decide({ confirmed: true });
  await newest(linh, 'admin_payment_confirmation');
  const said = (await messagesOf(linh)).map(({ type }) => type);
  expect(said.filter((type) => type === 'payment_confirmation')).toHaveLength(2);
  expect([said.length, new Set(said).size]).toEqual([5, 4]);
  const found = await mai.get<ChatsPage>(`/api/chat/admin/search?q=%23${order._id.slice(-8)}`);
  expect(found.data.chats).toHaveLength(1);
});
