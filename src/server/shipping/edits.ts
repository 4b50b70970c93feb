import type * as Contract from '#contract/http/shipping-admin.ts';
import type { z } from '#contract/zod.ts';
import type { ShippingOptionId, UserId } from '#domain/kernel/ids.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { alreadyExists, edit, entryOf, given, type Editor } from '#server/platform/db/edit.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Shop } from '#server/shop.ts';
import { lockOption, insertOption, saveOption, type ShippingOptionRow } from './repository.ts';

type Admin = { id: UserId };
type EditingShop = Pick<Shop, 'db' | 'clock' | 'events'>;

/** @throws ShopError ALREADY_EXISTS */
export async function createOption(
  shop: EditingShop,
  admin: Admin,
  wanted: z.output<typeof Contract.CreateShippingBody>,
): Promise<ShippingOptionRow> {
  const now = shop.clock.now();
  const { name, price, estimatedDays = 1, type = 'standard', description = null, isActive = true } = wanted;
  const id = newId<ShippingOptionId>(now);
  const option: ShippingOptionRow = {
    id,
    name,
    price,
    estimatedDays,
    type,
    description: description || null,
    isActive,
    createdAt: now,
    updatedAt: now,
    removedAt: null,
  };
  await inTx(shop.db, async (tx) => {
    await insertOption(tx, option).catch(alreadyExists);
    await writeAudit(tx, entryOf(editorOf(admin, now), option, 'create'));
  });
  shop.events.publish('catalogue.changed', { what: 'catalogue' });
  return option;
}

/** Changes the given fields. @throws ShopError NOT_FOUND, CONFLICT, ALREADY_EXISTS */
export async function updateOption(
  shop: EditingShop,
  admin: Admin,
  id: ShippingOptionId,
  { updatedAt: seen, ...wanted }: z.output<typeof Contract.UpdateShippingBody>,
): Promise<ShippingOptionRow> {
  const description = wanted.description === '' ? null : wanted.description;
  const { after } = await inTx(shop.db, (tx) =>
    edit<ShippingOptionRow, Partial<ShippingOptionRow>>(tx, editorOf(admin, shop.clock.now()), {
      lock: () => lockOption(tx, id),
      save: (change) => saveOption(tx, id, change),
      seen,
      fields: given({ ...wanted, description }),
    }),
  );
  shop.events.publish('catalogue.changed', { what: 'catalogue' });
  return after;
}

/** Removes an option; orders keep their copy of it. @throws ShopError NOT_FOUND */
export async function removeOption(shop: EditingShop, admin: Admin, id: ShippingOptionId): Promise<void> {
  const now = shop.clock.now();
  await inTx(shop.db, async (tx) => {
    const option = await lockOption(tx, id);
    if (option === undefined) throw new ShopError('NOT_FOUND');
    await saveOption(tx, id, { removedAt: now, updatedAt: now });
    await writeAudit(tx, entryOf(editorOf(admin, now), option, 'delete'));
  });
  shop.events.publish('catalogue.changed', { what: 'catalogue' });
}

function editorOf(admin: Admin, now: Date): Editor {
  return { subject: 'shipping', by: admin.id, now };
}
