import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Order } from '#contract/http/ordering.ts';
import type { ShippingAddress } from '#domain/identity/address.ts';
import { asId, shortId, type OrderId, type OrderPhotoId, type UserId } from '#domain/kernel/ids.ts';
import { after, days, hours } from '#domain/kernel/time.ts';
import type { OrderActor, OrderStatus } from '#domain/ordering/statuses.ts';
import type { VisitSource } from '#domain/ordering/visit-source.ts';
import { addItem } from '#server/cart/index.ts';
import { createDesign } from '#server/design/index.ts';
import { assignShipper, changeStatus, createShipment } from '#server/fulfilment/index.ts';
import { shipments } from '#server/fulfilment/tables.ts';
import {
  answerPhotos,
  lockStored,
  placeOrder,
  recordMove,
  sendPhotos,
  storePhoto,
  type OrderingShop,
} from '#server/ordering/index.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Shop } from '#server/shop.ts';
import { readyMadeBracelets } from './catalogue.ts';
import { seedDesign, seedId, seedReadyMadeId } from './demo-catalogue.ts';

type Person = { id: UserId; name: string; email: string; addresses: readonly ShippingAddress[] };
export type People = { customer: Person; admin: Person; shipper: Person };
export type Item = { readyMade: string } | { design: string; name: string };
type Story = {
  /** Milliseconds before now. */
  placed: number;
  items: readonly Item[];
  shipping: 'standard' | 'express' | 'overnight';
  card?: string;
  source?: VisitSource;
  /** The end of its id, and so of its transfer memo; without one it is paid in cash on delivery. */
  transfer?: string;
  /** Photo approval of a design so far; without it no photographs are sent yet. */
  photo?: 'agreed' | 'sent';
  moves: readonly [
    to: OrderStatus,
    by: Extract<OrderActor, 'admin' | 'customer' | 'shipper'>,
    later: number,
  ][];
};

/** seeds/bank-notices.jsonl pays the order with this end: VC2026CAFE. */
const DEMO_TRANSFER = '2026cafe';

/** A shop whose database handle is the transaction. */
type DemoShop = Omit<OrderingShop, 'db'> & Pick<Shop, 'jobs' | 'uploads'>;

/** The demo customer's orders: one of each kind, oldest first. */
const STORIES: readonly Story[] = [
  {
    placed: days(19),
    items: [{ readyMade: 'vuon-co-may-man' }],
    source: { source: 'facebook', medium: null, campaign: null },
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
    photo: 'agreed',
    moves: [
      ['confirmed', 'admin', hours(5)],
      ['shipped', 'admin', days(2)],
    ],
  },
  {
    placed: days(1),
    items: [{ readyMade: 'chieu-oai-huong' }],
    shipping: 'standard',
    source: { source: 'zalo', medium: 'oa', campaign: 'qua-sinh-nhat' },
    card: 'Chúc mừng sinh nhật mẹ. Mong mẹ luôn vui như buổi chiều nhiều nắng.',
    moves: [['confirmed', 'admin', hours(6)]],
  },
  {
    placed: hours(20),
    items: [{ design: 'sen-trang', name: 'Sen cho mẹ' }],
    source: { source: 'instagram', medium: 'story', campaign: null },
    shipping: 'standard',
    photo: 'sent',
    moves: [['confirmed', 'admin', hours(2)]],
  },
  {
    placed: hours(5),
    items: [{ readyMade: 'nang-mai-vang' }],
    shipping: 'standard',
    transfer: DEMO_TRANSFER,
    moves: [],
  },
  {
    placed: hours(2),
    items: [{ design: 'hoa-dao-dau-xuan', name: 'Xuân đầu tiên' }],
    shipping: 'standard',
    moves: [],
  },
];

/** Creates and moves the demo customer's orders through the shop's regular services. */
export async function seedOrders(shop: DemoShop, tx: Tx, people: People, now: Date): Promise<void> {
  for (const story of STORIES) await playStory(shop, tx, people, story, now);
}

/** Creates one order and replays everything that happened to it. @returns the order as it was placed */
export async function playStory(
  shop: DemoShop,
  tx: Tx,
  people: People,
  story: Story,
  now: Date,
): Promise<Order> {
  const placed = after(now, -story.placed);
  const { transfer } = story;
  const atThatTime: OrderingShop & Pick<Shop, 'jobs' | 'uploads'> = {
    ...shop,
    db: tx,
    config: { ...shop.config, openOrders: { orders: 0, bracelets: 0 } },
    clock: { now: () => placed },
    ...(transfer && {
      newOrderId: (at) => asId<OrderId>(newId<OrderId>(at).slice(0, -transfer.length) + transfer),
    }),
  };
  for (const item of story.items) await putInCart(atThatTime, people.customer, item);
  const order = await placeOrder(atThatTime, people.customer, {
    shippingAddress: homeOf(people.customer),
    shippingOption: seedId('shipping', story.shipping),
    paymentMethod: transfer ? 'VietQR' : 'COD',
    giftWrap: story.card !== undefined,
    cardMessage: story.card,
    source: story.source,
  });
  for (const move of story.moves) {
    const [, , later] = move;
    const then = { ...atThatTime, clock: { now: () => after(placed, later) } };
    await follow(then, tx, order, people, move);
    if (move[0] === 'confirmed') await showPhotos(atThatTime, order, people, story, later);
  }
  return order;
}

/** Sends photographs of a design for approval; an hour later the customer approves them. */
async function showPhotos(
  shop: OrderingShop & Pick<Shop, 'jobs' | 'uploads'>,
  { _id }: Order,
  { admin, customer }: People,
  { items, photo, placed, moves }: Story,
  confirmed: number,
): Promise<void> {
  const design = items.find((item) => 'design' in item);
  const isMade = moves.some(([to]) => to === 'shipped');
  if (design === undefined || (photo === undefined && !isMade)) return;
  const start = shop.clock.now();
  const at = (later: number) => ({ ...shop, clock: { now: () => after(start, confirmed + later) } });
  const pictures = [`${design.design}-flat`, design.design];
  const photos: OrderPhotoId[] = [];
  for (const name of pictures) {
    const bytes = await readFile(new URL(`./pictures/bracelets/${name}.webp`, import.meta.url));
    photos.push((await storePhoto(at(hours(1)), admin, _id, bytes))._id);
  }
  const note = 'Tiệm bày xong rồi ạ, bạn xem giúp tiệm thứ tự charm nhé.';
  const sent = placed > days(1) ? hours(2) : hours(10);
  await sendPhotos(at(sent), { as: 'admin', id: admin.id }, _id, { round: 1, photos, note });
  if (photo === 'sent') return;
  const approved = { answer: 'approved', round: 1 } as const;
  await answerPhotos(at(sent + hours(1)), { as: 'customer', id: customer.id }, _id, approved);
}

function homeOf({ name, addresses: [home] }: Person): ShippingAddress {
  if (home === undefined) throw new Error(`${name} lives nowhere`);
  return home;
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

/** Makes a move as the shop does: fulfilment creates parcels, assigns the shipper and delivers them. */
async function follow(
  shop: OrderingShop,
  tx: Tx,
  order: Order,
  { admin, shipper, customer }: People,
  [to, by]: Story['moves'][number],
): Promise<void> {
  if (to === 'shipped') {
    const carrier = 'Giao Hàng Nhanh';
    const trackingNumber = `GHN${shortId(order._id)}`;
    const parcel = await createShipment(shop, admin, { order: order._id, carrier, trackingNumber });
    await assignShipper(shop, admin, parcel._id, shipper.id);
    await changeStatus(shop, { id: shipper.id, as: 'shipper' }, parcel._id, { status: 'in_transit' });
    return;
  }
  if (by === 'shipper') {
    const [parcel] = await tx.select().from(shipments).where(eq(shipments.orderId, order._id));
    if (parcel === undefined) throw new Error(`nobody carries order ${order._id}`);
    for (const status of ['out_for_delivery', 'delivered'] as const)
      await changeStatus(shop, { id: shipper.id, as: 'shipper' }, parcel.id, { status });
    return;
  }
  const mover = { as: by, id: by === 'admin' ? admin.id : customer.id };
  await recordMove(tx, await lockStored(tx, order._id, 'anybody'), mover, { to }, shop.clock.now());
}
