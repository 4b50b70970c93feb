import type { UserId } from '#domain/kernel/ids.ts';
import { writeAudit, type Changes } from '#server/platform/db/audit-log.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { alreadyExists, edit, entryOf, given, type Editor } from '#server/platform/db/edit.ts';
import { once } from '#server/platform/db/idempotency.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { rowsOf, type GoodsTable } from './repository.ts';

export type Admin = { id: UserId };
export type EditingShop = Pick<Shop, 'db' | 'clock' | 'events'>;
/** The editor and the time. */
export type EditedBy = { admin: Admin; now: Date };

/** One transaction that changes the offer; open pages and page caches are notified after the commit. */
export async function changeOffer<T>(
  { db, clock, events }: EditingShop,
  admin: Admin,
  work: (tx: Tx, by: EditedBy) => Promise<T>,
  what: 'catalogue' | 'stock' = 'catalogue',
): Promise<T> {
  const done = await inTx(db, (tx) => work(tx, { admin, now: clock.now() }));
  events.publish('catalogue.changed', { what });
  return done;
}

/** A request that its client sends again when the answer was lost: its `Idempotency-Key`, and what it asks for. */
export type Sending = { key: string | undefined; body: object };

/**
 * As `changeOffer`, for work that must not be done twice, such as adding pieces: the same key and body again change nothing.
 * @param work returns the id of the goods
 * @returns that of the first time
 * @throws ShopError IDEMPOTENCY_MISMATCH when the key came with another body
 */
export async function changeOnce<GoodsId extends string>(
  shop: EditingShop,
  admin: Admin,
  { key, body }: Sending,
  work: (tx: Tx, by: EditedBy) => Promise<GoodsId>,
  what: 'catalogue' | 'stock' = 'catalogue',
): Promise<GoodsId> {
  const workOnce = (tx: Tx, by: EditedBy) =>
    once(tx, { userId: admin.id, key, body, now: by.now }, async () => ({ id: await work(tx, by) }));
  return (await changeOffer(shop, admin, workOnce, what)).answer.id;
}

/**
 * Creates, edits and removes one kind of goods, with an audit-log entry for each change.
 * @param subject its name in the log
 * @param search computes a row's search text, for tables that store one
 */
export function editsOf<Table extends GoodsTable>(
  subject: string,
  table: Table,
  search?: (row: Table['$inferSelect']) => string,
) {
  type Row = Table['$inferSelect'];
  const rows = rowsOf(table);
  const editorOf = ({ admin, now }: EditedBy): Editor => ({ subject, by: admin.id, now });
  const searched = (row: Row) => (search ? { search: search(row) } : {});

  async function lock(tx: Tx, id: Row['id']): Promise<Row> {
    const row = await rows.lock(tx, id);
    if (row === undefined) throw new ShopError('NOT_FOUND');
    return row;
  }

  return {
    editorOf,
    /** @throws ShopError NOT_FOUND */
    lock,
    /** As `lock`, without the throw. */
    find: rows.lock,

    /**
     * Adds a row after all others.
     * @throws ShopError ALREADY_EXISTS
     */
    async insert(
      tx: Tx,
      by: EditedBy,
      fields: Omit<Row, keyof Kept> & Partial<Pick<Row, 'id'>>,
    ): Promise<Row> {
      const { now } = by;
      const kept = { id: newId(now), createdAt: now, updatedAt: now, removedAt: null };
      const row = { ...kept, position: await rows.nextPosition(tx), ...fields } as unknown as Row;
      const whole = { ...row, ...searched(row) };
      await rows.insert(tx, whole).catch(alreadyExists);
      await writeAudit(tx, entryOf(editorOf(by), whole, 'create'));
      return whole;
    },

    /**
     * Changes the fields that are not undefined.
     * @param seen `updatedAt` as the page read it
     * @throws ShopError NOT_FOUND, CONFLICT, ALREADY_EXISTS
     */
    change(
      tx: Tx,
      by: EditedBy,
      id: Row['id'],
      seen: string | undefined,
      fields: { [Key in keyof Row]?: Row[Key] | undefined },
    ) {
      return edit<Row, Partial<Row>>(tx, editorOf(by), {
        lock: () => rows.lock(tx, id),
        save: async (change) => {
          const saved = await rows.save(tx, id, change);
          if (saved === undefined || !('search' in saved)) return saved;
          const text = searched(saved);
          return text.search === saved.search ? saved : rows.save(tx, id, text as Partial<Row>);
        },
        seen,
        fields: given(fields) as Partial<Row>,
      });
    },

    /**
     * Hides a row; whatever refers to it, such as a past order, keeps it.
     * @throws ShopError NOT_FOUND
     */
    async remove(tx: Tx, by: EditedBy, id: Row['id'], changes?: Changes): Promise<void> {
      const row = await lock(tx, id);
      await rows.save(tx, id, { removedAt: by.now, updatedAt: by.now } as Partial<Row>);
      await writeAudit(tx, entryOf(editorOf(by), row, 'delete', changes));
    },
  };
}

/** The columns that all goods share. */
type Kept = Pick<GoodsTable['$inferSelect'], 'id' | 'position' | 'createdAt' | 'updatedAt' | 'removedAt'> & {
  search: string;
};

/** @throws ShopError INVALID_INPUT that lists the known values, for any other text */
export function parseOneOf<const T extends string>(
  known: readonly T[],
  text: string | undefined,
  path: string,
): T | undefined {
  const found = known.find((each) => each === text);
  if (text === undefined || found !== undefined) return found;
  throw new ShopError('INVALID_INPUT', { details: [{ path, message: known.join(', ') }] });
}
