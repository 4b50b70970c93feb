import { findIntended } from '#domain/kernel/typos.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { orNotFound, idsOr, nameIn } from '../goods/queries.ts';
import { findCharm, listCharms, listCharmTexts, anyCharmMatches, type CharmsQuery } from './repository.ts';

/**
 * Charms by filter and text. A text that matches no charm literally is treated as mistyped; one that matches only charms outside
 * the filters is not.
 */
export async function findCharmsLike(db: Db, query: CharmsQuery) {
  const found = await listCharms(db, query, 'words');
  if (found.total > 0 || !query.q || (await anyCharmMatches(db, query.q))) return found;
  const intended = findIntended(query.q, await listCharmTexts(db), nameIn, ({ search }) => search);
  return listCharms(db, query, idsOr(intended, 'resembling'));
}

/** @throws ShopError NOT_FOUND */
export async function getCharm(db: Db, id: CharmId) {
  return orNotFound(await findCharm(db, id));
}
