import type * as Contract from '#contract/http/photos.ts';
import type { OrderPhotos } from '#contract/http/photos.ts';
import type { z } from '#contract/zod.ts';
import type { OrderId, PhotoRoundId, UserId } from '#domain/kernel/ids.ts';
import { isEven } from '#domain/ordering/amendments.ts';
import {
  areMarksOn,
  findPhotoMove,
  needsDecision,
  matchesOrder,
  type PhotoAct,
  type PhotoExchange,
} from '#domain/ordering/photos.ts';
import { changeInWords, photoWords } from '#domain/ordering/photos.vi.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { replaceCharms } from '../amendments/replace-charms.ts';
import { searchOf } from '../checkout/order-rows.ts';
import { lockStored, getStored, type Mover } from '../orders/moves.ts';
import {
  amendOrder,
  type OrderItemRow,
  type OrderRow,
  type Owner,
  type StoredOrder,
} from '../orders/repository.ts';
import { announcePhotos, recordPhotoNews, type PhotoShop, type PhotoAnnouncement } from './news.ts';
import { presentPhotos } from './present.ts';
import * as repository from './repository.ts';
import type { RoundRow } from './repository.ts';

type Sending = z.output<typeof Contract.SendPhotosBody>;
type Answer = z.output<typeof Contract.PhotoAnswerBody>;
type Decision = z.output<typeof Contract.PhotoDecisionBody>;
type Person = Mover & { id: UserId };

/** @throws ShopError NOT_FOUND, also for another customer's order */
export async function getPhotos(db: Db, id: OrderId, owner: Owner): Promise<OrderPhotos> {
  const { order } = await getStored(db, id, owner);
  return presentPhotos(order, await repository.listRounds(db, id));
}

/**
 * Sends uploaded photos as the next round. Repeating the request returns the first response; a request that another admin
 * preceded is refused.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION, PHOTO_CHANGED, PHOTO_GONE
 */
export function sendPhotos(
  shop: PhotoShop,
  admin: Person,
  id: OrderId,
  wanted: Sending,
): Promise<OrderPhotos> {
  return act(shop, admin, id, async (tx, stored, last) => {
    if (await isSentAlready(tx, stored.order, last, admin, wanted)) return null;
    if (wanted.round !== (last?.number ?? 0) + 1) throw new ShopError('PHOTO_CHANGED');
    const to = stageAfter(stored.order, 'send', admin);
    const found = await repository.listUnsent(tx, id, wanted.photos);
    if (found.length !== wanted.photos.length) throw new ShopError('PHOTO_GONE');
    const now = shop.clock.now();
    const round = {
      id: newId<PhotoRoundId>(now),
      orderId: id,
      number: wanted.round,
      note: wanted.note || null,
      sentBy: admin.id,
      sentAt: now,
    };
    await repository.insertRound(tx, round, wanted.photos);
    await repository.setStage(tx, id, { photoStage: to, photoSince: now, photoForStaffSince: null });
    return { news: 'send', round: round.number, words: round.note };
  });
}

/**
 * The customer approves the newest round, or asks for a change, in which she may exchange charms of the same price herself.
 * Repeating the same answer changes nothing.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION, PHOTO_CHANGED when a newer round exists or it was answered otherwise;
 *   INVALID_INPUT, UNKNOWN_PIECE, STOCK_INSUFFICIENT, CONFLICT for an exchange
 */
export async function answerPhotos(
  shop: PhotoShop,
  customer: Person,
  id: OrderId,
  said: Answer,
): Promise<OrderPhotos> {
  const photos = await act(shop, customer, id, async (tx, stored, last) => {
    if (last?.number !== said.round) throw new ShopError('PHOTO_CHANGED');
    return said.answer === 'approved'
      ? approve(shop, tx, stored.order, last, customer)
      : askForChange(shop, tx, stored, last, customer, said);
  });
  if (said.answer === 'change' && said.exchanges.length > 0)
    shop.events.publish('catalogue.changed', { what: 'stock' });
  return photos;
}

async function approve(
  { clock }: PhotoShop,
  tx: Tx,
  order: OrderRow,
  last: RoundRow,
  customer: Person,
): Promise<PhotoAnnouncement | null> {
  if (last.approvedAt !== null) return null;
  if (!matchesOrder(last)) throw new ShopError('PHOTO_CHANGED');
  const to = stageAfter(order, 'approve', customer);
  const now = clock.now();
  await repository.updateRound(tx, last.id, { approvedAt: now });
  await repository.setStage(tx, order.id, { photoStage: to, photoSince: now, photoForStaffSince: null });
  return { news: 'approve', round: last.number, words: null };
}

type Change = Extract<Answer, { answer: 'change' }>;

async function askForChange(
  shop: PhotoShop,
  tx: Tx,
  stored: StoredOrder,
  last: RoundRow,
  customer: Person,
  change: Change,
): Promise<PhotoAnnouncement | null> {
  const { order } = stored;
  const { wish, marks } = change;
  if (isAsked(last, stored.items, change)) return null;
  // One change request per round: a declined or approved round accepts no further one.
  if (last.wish !== null || last.approvedAt !== null) throw new ShopError('PHOTO_CHANGED');
  const to = stageAfter(order, 'ask', customer);
  const rounds = await repository.listRounds(tx, order.id);
  const shown = rounds.at(-1)?.photos.length ?? 0;
  if (!areMarksOn(shown, marks)) throw refused('marks', photoWords.markNowhere);
  const now = shop.clock.now();
  const asked = rounds.filter(({ round }) => round.askedAt !== null).length + 1;
  const isForStaff = needsDecision(asked);
  // Charms are not exchanged before staff have accepted the request.
  if (isForStaff && change.exchanges.length > 0) throw refused('exchanges', photoWords.exchangeLater);
  const exchanges = await exchangeCharms(shop, tx, stored, customer, change, now);
  await repository.updateRound(tx, last.id, { askedAt: now, wish, marks, exchanges });
  await repository.setStage(tx, order.id, {
    photoStage: to,
    photoSince: now,
    photoForStaffSince: isForStaff ? now : null,
  });
  return { news: 'ask', round: last.number, words: changeInWords(wish, exchanges) };
}

/** Whether she already sent exactly this request and its exchanges are applied. */
function isAsked(last: RoundRow, items: readonly OrderItemRow[], { wish, exchanges }: Change): boolean {
  const isHanging = ({ item, position, charm }: Change['exchanges'][number]) =>
    items
      .find(({ id }) => id === item)
      ?.bracelet.charms.some((each) => each.position === position && each.charmId === charm) ?? false;
  return (
    last.wish === wish &&
    last.approvedAt === null &&
    last.exchanges.length === exchanges.length &&
    exchanges.every(isHanging)
  );
}

/** Exchanges charms of the same price at once; no payment and no approval is involved. */
async function exchangeCharms(
  { pictures }: PhotoShop,
  tx: Tx,
  stored: StoredOrder,
  { id: userId }: Person,
  { exchanges }: Change,
  now: Date,
): Promise<PhotoExchange[]> {
  if (exchanges.length === 0) return [];
  const wanted = exchanges.map((exchange) => ({ ...exchange, broken: 0 }));
  const { items, exchanged } = await replaceCharms(pictures, tx, stored, wanted, {
    priceOf: (old, charm) => {
      if (old.charmId === charm.id) throw refused('exchanges', photoWords.exchangeSame);
      if (!isEven(old, charm)) throw refused('exchanges', photoWords.exchangePrice(charm.name));
      return old.price;
    },
    userId,
    now,
  });
  await amendOrder(tx, stored.order.id, { search: searchOf(stored.order.id, items), updatedAt: now });
  return exchanged;
}

/**
 * Staff accept or decline a change request beyond the free ones.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION when there is nothing to decide, PHOTO_CHANGED
 */
export function decideChange(
  shop: PhotoShop,
  admin: Person,
  id: OrderId,
  wanted: Decision,
): Promise<OrderPhotos> {
  return act(shop, admin, id, async (tx, { order }, last) => {
    if (last?.number !== wanted.round) throw new ShopError('PHOTO_CHANGED');
    const { isAccepted, answer } = wanted;
    if (last.isAccepted !== null) {
      const isSame = last.isAccepted === isAccepted && last.answer === answer && last.decidedBy === admin.id;
      if (isSame) return null;
      throw new ShopError('PHOTO_CHANGED');
    }
    const decided = isAccepted ? 'accept' : 'decline';
    const to = stageAfter(order, decided, admin);
    if (order.photoForStaffSince === null) throw new ShopError('INVALID_TRANSITION');
    const now = shop.clock.now();
    const decision = { isAccepted, answer, decidedBy: admin.id, decidedAt: now };
    // Once declined, the round waits for her answer again.
    await repository.updateRound(tx, last.id, { ...decision, ...(!isAccepted && { remindedAt: null }) });
    await repository.setStage(tx, id, { photoStage: to, photoSince: now, photoForStaffSince: null });
    return { news: decided, round: last.number, words: answer };
  });
}

/** Goes on to making without the customer's approval. @throws ShopError NOT_FOUND, INVALID_TRANSITION */
export function setPhotoAside(
  shop: PhotoShop,
  admin: Person,
  id: OrderId,
  reason: string,
): Promise<OrderPhotos> {
  return act(shop, admin, id, async (tx, { order }, last) => {
    if (order.photoStage === 'set_aside' && order.status === 'confirmed') return null;
    const to = stageAfter(order, 'set_aside', admin);
    const now = shop.clock.now();
    await repository.setStage(tx, id, { photoStage: to, photoSince: now, photoForStaffSince: null });
    return { news: 'set_aside', round: last?.number ?? 0, words: reason };
  });
}

type Work = (tx: Tx, stored: StoredOrder, last: RoundRow | undefined) => Promise<PhotoAnnouncement | null>;

/** Runs any photo action with the order's row locked, records it in the history and announces it. */
async function act(shop: PhotoShop, person: Person, id: OrderId, work: Work): Promise<OrderPhotos> {
  const { order, told } = await inTx(shop.db, async (tx) => {
    const stored = await lockStored(tx, id, person.as === 'admin' ? 'anybody' : person.id);
    const announcement = await work(tx, stored, await repository.findLastRound(tx, id));
    if (announcement !== null) await recordPhotoNews(shop, tx, stored, person, announcement);
    return { order: stored.order, told: announcement };
  });
  if (told !== null) announcePhotos(shop, order, told.news);
  return getPhotos(shop.db, id, 'anybody');
}

/** @throws ShopError INVALID_TRANSITION */
function stageAfter({ status, photoStage }: OrderRow, wanted: PhotoAct, { as }: Mover) {
  const move = status === 'confirmed' ? findPhotoMove(photoStage, wanted, as) : undefined;
  if (move === undefined) throw new ShopError('INVALID_TRANSITION');
  return move.to ?? photoStage;
}

async function isSentAlready(
  tx: Tx,
  order: OrderRow,
  last: RoundRow | undefined,
  admin: Person,
  wanted: Sending,
): Promise<boolean> {
  if (last?.number !== wanted.round || last.sentBy !== admin.id) return false;
  const photos = (await repository.listRounds(tx, order.id)).at(-1)?.photos ?? [];
  return photos.map(({ id }) => id).join() === wanted.photos.join();
}

function refused(path: string, message: string): ShopError {
  return new ShopError('INVALID_INPUT', { message, details: [{ path, message }] });
}
