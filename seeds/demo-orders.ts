import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { after, days, hours } from '#domain/kernel/time.ts';
import type { OrderActor, OrderStatus } from '#domain/ordering/statuses.ts';
import { addItem } from '#server/cart/index.ts';
import { createDesign } from '#server/design/index.ts';
import { lockStored, placeOrder, recordMove, type OrderingShop } from '#server/ordering/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { readyMadeBracelets } from './catalogue.ts';
import { seedDesign, seedId, seedReadyMadeId } from './demo-catalogue.ts';

type Person = { id: UserId; name: string; email: string };
type People = { customer: Person; admin: Person; shipper: Person };
type Item = { readyMade: string } | { design: string; name: string };
type Story = {
  /** Milliseconds before now. */
  placed: number;
  items: readonly Item[];
  shipping: 'standard' | 'express' | 'overnight';
  card?: string;
  moves: readonly [
    to: OrderStatus,
    by: Extract<OrderActor, 'admin' | 'customer' | 'shipper'>,
    later: number,
  ][];
};

const ADDRESS = {
  fullName: 'Nguyễn Khánh Linh',
  phone: '0900000001',
  addressLine1: '27/4 Hẻm Hoa Giấy, Phường Võ Thị Sáu',
  city: 'Thành phố Hồ Chí Minh',
  country: 'VN',
};

/** What the demo customer ordered so far: one of each kind, the oldest first. */
const STORIES: readonly Story[] = [
  {
    placed: days(19),
    items: [{ readyMade: 'vuon-co-may-man' }],
    shipping: 'standard',
    moves: [
      ['confirmed', 'admin', hours(3)],
      ['shipped', 'admin', days(2)],
      ['delivered', 'shipper', days(5)],
      ['completed', 'customer', days(6)],
    ],
  },
  {
    placed: days(8),
    items: [{ design: 'rung-thu', name: 'Rừng nhỏ của Bin' }],
    shipping: 'standard',
    moves: [['cancelled', 'customer', hours(2)]],
  },
  {
    placed: days(4),
    items: [{ design: 'gui-linh', name: 'Gửi Linh' }, { readyMade: 'bien-xanh' }],
    shipping: 'express',
    moves: [
      ['confirmed', 'admin', hours(5)],
      ['shipped', 'admin', days(2)],
    ],
  },
  {
    placed: days(1),
    items: [{ readyMade: 'chieu-oai-huong' }],
    shipping: 'standard',
    card: 'Chúc mừng sinh nhật mẹ. Mong mẹ luôn vui như buổi chiều nhiều nắng.',
    moves: [['confirmed', 'admin', hours(6)]],
  },
  {
    placed: hours(2),
    items: [{ design: 'hoa-dao-dau-xuan', name: 'Xuân đầu tiên' }],
    shipping: 'standard',
    moves: [],
  },
];

/** Orders of the demo customer, made and moved through the same doors as any. */
export async function seedOrders(
  shop: Omit<OrderingShop, 'db'>,
  tx: Tx,
  people: People,
  now: Date,
): Promise<void> {
  for (const story of STORIES) {
    const placed = after(now, -story.placed);
    const atThatTime = { ...shop, db: tx, clock: { now: () => placed } };
    for (const item of story.items) await putInCart(atThatTime, people.customer, item);
    const order = await placeOrder(atThatTime, people.customer, {
      shippingAddress: ADDRESS,
      shippingOption: seedId('shipping', story.shipping),
      paymentMethod: 'COD',
      giftWrap: story.card !== undefined,
      cardMessage: story.card,
    });
    for (const [to, by, later] of story.moves) {
      await follow(tx, order._id, { as: by, id: people[by].id }, to, after(placed, later));
    }
  }
}

async function putInCart(shop: OrderingShop, { id }: Person, item: Item): Promise<void> {
  if ('readyMade' in item) {
    await addItem(shop, id, { kind: 'ready_made', id: seedReadyMadeId(item.readyMade) }, 1);
    return;
  }
  const model = readyMadeBracelets.find(({ slug }) => slug === item.design);
  if (model === undefined) throw new Error(`no bracelet is called ${item.design}`);
  const { design } = await createDesign(shop, id, seedDesign(item.name, model.design));
  await addItem(shop, id, { kind: 'custom', id: design.id }, 1);
}

async function follow(
  tx: Tx,
  id: OrderId,
  mover: { as: OrderActor; id: UserId },
  to: OrderStatus,
  at: Date,
): Promise<void> {
  const order = await lockStored(tx, id, 'anybody');
  await recordMove(tx, order, mover, { to }, at);
}
