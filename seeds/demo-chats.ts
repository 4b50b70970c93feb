import { cannedReplies as cannedTable } from '#server/support/tables.ts';
import { openChatOf, post } from '#server/support/index.ts';
import type { Id, UserId } from '#domain/kernel/ids.ts';
import { after, minutes } from '#domain/kernel/time.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { seedId } from './demo-catalogue.ts';

/** Frequent answers, by shortcut. */
const CANNED_REPLIES: Record<string, string> = {
  chao: 'Tiệm chào bạn, hôm nay bạn muốn tìm một chiếc vòng như thế nào ạ?',
  'co-tay':
    'Bạn đo vòng quanh cổ tay bằng một sợi chỉ giúp tiệm nhé: dưới 16 cm là 17 charm, dưới 18 cm là 18 charm.',
  giao: 'Tiệm giao trong 3–4 ngày làm việc, đơn gấp bạn chọn giao nhanh lúc đặt hàng nhé.',
  goi: 'Đơn từ 200.000 ₫ được gói quà miễn phí, kèm thiệp viết tay nếu bạn muốn tặng.',
  'anh-mau': 'Vòng bạn tự thiết kế được tiệm gửi ảnh xem trước, bạn ưng rồi tiệm mới xâu ạ.',
  'cam-on': 'Cảm ơn bạn đã ghé vườn, chúc bạn một ngày nhiều hoa.',
};

const QUESTION = ['Chào tiệm ạ', 'Cổ tay em 14 cm thì đeo bao nhiêu charm là vừa?'];

/** Inserts canned replies, and a customer waiting for an answer. */
export async function seedChats(
  tx: Tx,
  customer: { id: UserId; name: string; email: string },
  now: Date,
): Promise<void> {
  await tx.insert(cannedTable).values(
    Object.entries(CANNED_REPLIES).map(([shortcut, content]) => ({
      id: seedId<Id<'CannedReply'>>('canned-reply', shortcut),
      shortcut,
      content,
      updatedAt: now,
    })),
  );
  const asked = after(now, -minutes(6));
  let { chat } = await openChatOf(tx, customer, asked);
  for (const content of QUESTION) {
    ({ chat } = await post(
      tx,
      chat,
      { side: 'customer', senderId: customer.id, type: 'text', content },
      asked,
    ));
  }
}
