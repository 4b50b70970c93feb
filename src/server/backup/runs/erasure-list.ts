import { asId, type UserId } from '#domain/kernel/ids.ts';
import { findErasures, type Erasure } from '#server/privacy/index.ts';
import type { Shop } from '#server/shop.ts';
import { backupCopy as copy } from '../copy.vi.ts';
import type { BackupStore } from './store.ts';

/** Beside the backups: which accounts were erased, ids and times only. A restore erases again those that it brings back. */
const LIST = 'tai-khoan-da-xoa.txt';

const LINE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\S+)$/;

/**
 * Brings the list up to date with the database. What it has stays: an older database may not know somebody whom a newer backup
 * contains. A write that overtakes another one loses nothing for long, because the next one lists everybody again.
 */
export async function writeErasures({ db }: Pick<Shop, 'db'>, store: BackupStore): Promise<void> {
  const known = new Map((await findErasures(db)).map(({ id, at }) => [id, at]));
  for (const { id, at } of (await readErasures(store)) ?? []) known.set(id, at);
  const lines = [...known].map(([id, at]) => `${id} ${at.toISOString()}`).toSorted();
  await store.writeText(LIST, [`# ${copy.erasures.about}`, ...lines, ''].join('\n'));
}

/** @returns null without a list */
export async function readErasures(store: BackupStore): Promise<Erasure[] | null> {
  const text = await store.readText(LIST);
  if (text === null) return null;
  return text.split(/\r?\n/).flatMap((line) => {
    const [, id, time] = LINE.exec(line) ?? [];
    const at = new Date(time ?? '');
    return id === undefined || Number.isNaN(at.getTime()) ? [] : [{ id: asId<UserId>(id), at }];
  });
}
