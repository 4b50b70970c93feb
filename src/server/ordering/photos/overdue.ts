import type { OrderId } from '#domain/kernel/ids.ts';
import { after, hours } from '#domain/kernel/time.ts';
import { photoDueOf } from '#domain/ordering/photos.ts';
import { isOfficeTime, officeHoursOf } from '#domain/shop/office-hours.ts';
import { inTx } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { lockStored } from '../orders/moves.ts';
import { announcePhotos, recordPhotoNews, type PhotoShop } from './news.ts';
import * as repository from './repository.ts';

/** Orders per run; the rest is handled by the next run. */
const BATCH = 200;

type Timed = PhotoShop & Pick<Shop, 'log'>;

/** Reminds customers who have not answered, during office hours, and escalates to staff what has waited too long. */
export async function remindOfPhotos(shop: Timed): Promise<void> {
  const { photoRemindAfter, photoDecideAfter } = shop.settings.current();
  const now = shop.clock.now();
  const due = await repository.listUnanswered(
    shop.db,
    { remind: after(now, -hours(photoRemindAfter)), decide: after(now, -hours(photoDecideAfter)) },
    BATCH,
  );
  for (const { id } of due) {
    try {
      await remind(shop, id);
    } catch (error) {
      shop.log.error({ err: error, orderId: id }, 'a customer was not reminded of her photographs');
    }
  }
}

/** Re-checked with the row locked: does nothing when she has answered since. */
async function remind(shop: Timed, id: OrderId): Promise<void> {
  const now = shop.clock.now();
  const settings = shop.settings.current();
  const done = await inTx(shop.db, async (tx) => {
    const stored = await lockStored(tx, id, 'anybody');
    const { status, photoStage, photoSince, photoForStaffSince } = stored.order;
    const last = await repository.findLastRound(tx, id);
    if (status !== 'confirmed' || photoStage !== 'sent' || photoSince === null || last === undefined)
      return null;
    const { remindedAt, number: round } = last;
    const due = photoDueOf(
      { since: photoSince, remindedAt, isForStaff: photoForStaffSince !== null },
      now,
      settings,
    );
    if (due === null || (due === 'remind' && !isOfficeTime(now, officeHoursOf(settings)))) return null;
    if (due === 'remind') await repository.updateRound(tx, last.id, { remindedAt: now });
    else await repository.setStage(tx, id, { photoForStaffSince: now });
    const news = due === 'remind' ? 'remind' : 'overdue';
    await recordPhotoNews(shop, tx, stored, { as: 'system', id: null }, { news, round, words: null });
    return { order: stored.order, news } as const;
  });
  if (done !== null) announcePhotos(shop, done.order, done.news);
}
