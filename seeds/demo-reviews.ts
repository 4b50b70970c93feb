import { readFile } from 'node:fs/promises';
import { after, days } from '#domain/kernel/time.ts';
import type { Verdict } from '#domain/reviews/reviews.ts';
import { moderateReview, writeReview, type ReviewShop } from '#server/reviews/index.ts';
import type { OrderingShop } from '#server/ordering/index.ts';
import type { Shop } from '#server/shop.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { playStory, type Item, type People } from './demo-orders.ts';

type Told = {
  /** Index of the reviewer, in the order of `people.ts`. */
  by: number;
  item: Item;
  /** Milliseconds before now. */
  placed: number;
  stars: number;
  text: string;
  /** File in `seeds/pictures/reviews`. */
  photo?: string;
  /** Without one the review is pending. */
  verdict?: Verdict;
};

/** Reviews of demo customers, oldest first. */
const TOLD: readonly Told[] = [
  {
    by: 0,
    item: { readyMade: 'ngay-tot-nghiep' },
    placed: days(46),
    stars: 5,
    text: 'Mua tặng bạn thân hôm nhận bằng. Mở hộp ra hai đứa ngồi đoán ý nghĩa từng charm cả buổi chiều.',
    verdict: 'shown',
  },
  {
    by: 1,
    item: { readyMade: 'dem-trang-ram' },
    placed: days(38),
    stars: 5,
    text: 'Men xanh đêm có chiều sâu, nghiêng dưới đèn mới thấy hết. Khóa chắc, charm không bị lật mặt.',
    photo: 'dem-trang-ram',
    verdict: 'shown',
  },
  {
    by: 2,
    item: { design: 'gui-linh', name: 'Gửi Mít' },
    placed: days(31),
    stars: 4,
    text: 'Tiệm gửi ảnh xem trước rồi mới xâu nên yên tâm hẳn. Mình phải chờ thêm một ngày, bù lại gói quà rất xinh.',
    verdict: 'shown',
  },
  {
    by: 0,
    item: { readyMade: 'chieu-oai-huong' },
    placed: days(24),
    stars: 5,
    text: 'Tím dịu đúng như trong ảnh, dây lụa mềm, đeo đi làm cả ngày không cấn tay.',
    photo: 'chieu-oai-huong',
    verdict: 'shown',
  },
  {
    by: 1,
    item: { readyMade: 'hoa-dao-dau-xuan' },
    placed: days(16),
    stars: 5,
    text: 'Tặng mẹ dịp sinh nhật, thiệp viết tay nét chữ rất có hồn. Mẹ đeo từ hôm đó đến giờ chưa tháo.',
    photo: 'hoa-dao-dau-xuan',
    verdict: 'shown',
  },
  {
    by: 2,
    item: { readyMade: 'bien-xanh' },
    placed: days(12),
    stars: 5,
    text: 'Mua lần hai rồi. Lần này cho em gái đi biển, màu xanh lên tay sáng hẳn.',
  },
];

/** Creates delivered orders of the demo customers and their reviews, through the shop's regular services. */
export async function seedReviews(
  shop: Omit<OrderingShop & ReviewShop, 'db'> & Pick<Shop, 'jobs' | 'uploads'>,
  tx: Tx,
  { reviewers, ...staff }: Omit<People, 'customer'> & { reviewers: readonly People['customer'][] },
  now: Date,
): Promise<void> {
  for (const { by, item, placed, stars, text, photo, verdict } of TOLD) {
    const customer = reviewers[by];
    if (customer === undefined) throw new Error(`the demo has no reviewer ${by}`);
    const people = { ...staff, customer };
    const order = await playStory(
      shop,
      tx,
      people,
      {
        placed,
        items: [item],
        shipping: 'standard',
        moves: [
          ['confirmed', 'admin', days(0.2)],
          ['shipped', 'admin', days(1)],
          ['delivered', 'shipper', days(4)],
          ['completed', 'customer', days(5)],
        ],
      },
      now,
    );
    const at = (later: number): ReviewShop => ({
      ...shop,
      db: tx,
      clock: { now: () => after(now, later - placed) },
    });
    const picture = photo === undefined ? null : await readFile(pictureOf(photo));
    const { _id, updatedAt } = await writeReview(at(days(6)), customer, order._id, { stars, text }, picture);
    if (verdict) await moderateReview(at(days(7)), staff.admin, _id, { status: verdict, updatedAt });
  }
}

const pictureOf = (photo: string) => new URL(`./pictures/reviews/${photo}.webp`, import.meta.url);
