import { findIntended } from '#domain/kernel/typos.ts';
import type { ReadyMadeId } from '#domain/kernel/ids.ts';
import type { ReadyMadeDetail } from '#contract/http/catalogue.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { anyCharmMatches } from '../charms/repository.ts';
import { orNotFound, idsOr, nameIn } from '../goods/queries.ts';
import { presentReadyMadeDetail } from './present.ts';
import {
  findReadyMade,
  listReadyMade,
  listReadyMadeCharms,
  listReadyMadeTexts,
  type ReadyMadeQuery,
} from './repository.ts';

/**
 * Bracelets by filter and text. Only a text that no bracelet and no charm matches literally is treated as a mistyped name: among
 * the words of all descriptions, one is always one letter away.
 */
export async function findReadyMadeLike(db: Db, query: ReadyMadeQuery) {
  const found = await listReadyMade(db, query, 'words');
  if (found.total > 0 || !query.q) return found;
  const isWritten = await anyCharmMatches(db, query.q);
  const intended = isWritten ? [] : findIntended(query.q, await listReadyMadeTexts(db), nameIn);
  return listReadyMade(db, query, idsOr(intended, 'resembling'));
}

/** @throws ShopError NOT_FOUND */
export async function getReadyMade(db: Db, id: ReadyMadeId) {
  return orNotFound(await findReadyMade(db, id));
}

/**
 * One bracelet with its design, in wire format.
 * @throws ShopError NOT_FOUND
 */
export async function getReadyMadeDetail(
  { db, pictures }: Pick<Shop, 'db' | 'pictures'>,
  id: ReadyMadeId,
): Promise<ReadyMadeDetail> {
  const row = await getReadyMade(db, id);
  return presentReadyMadeDetail(pictures, row, await listReadyMadeCharms(db, id));
}
