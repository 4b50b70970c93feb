import { ERRORS } from '#contract/errors.ts';
import type { CharmId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { findCharms } from '../charms/repository.ts';
import { findString } from '../strings/repository.ts';
import { findTyingMethod } from '../tying/repository.ts';
import type { Match } from './text-match.ts';

/**
 * The parts of a bracelet.
 * @throws ShopError UNKNOWN_PIECE that names each part not (or no longer) on offer
 */
export async function getPieces(
  db: Db,
  wanted: { charmIds: readonly CharmId[]; stringId: StringId; tyingMethodId: TyingMethodId | null },
) {
  const charms = await findCharms(db, wanted.charmIds);
  const string = await findString(db, wanted.stringId);
  const tyingMethod = wanted.tyingMethodId === null ? null : await findTyingMethod(db, wanted.tyingMethodId);
  const byId = new Map(charms.map((charm) => [charm.id, charm]));
  const missing = wanted.charmIds.flatMap((id, at) => (byId.has(id) ? [] : `charms.${at}.id`));
  if (string === undefined) missing.push('braceletString');
  if (tyingMethod === undefined || tyingMethod?.isActive === false) missing.push('tyingMethod');
  if (missing.length > 0 || string === undefined || tyingMethod === undefined) {
    const { message } = ERRORS.UNKNOWN_PIECE;
    throw new ShopError('UNKNOWN_PIECE', { details: missing.map((path) => ({ path, message })) });
  }
  return { charms: byId, string, tyingMethod };
}

/** `searchText` begins with the name. */
export const nameIn = ({ search }: { search: string }): string => search.split(' | ', 1)[0] ?? '';

export function idsOr<Id>(intended: readonly { id: Id }[], otherwise: Match): Match | Id[] {
  return intended.length > 0 ? intended.map(({ id }) => id) : otherwise;
}

/** @throws ShopError NOT_FOUND */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ShopError('NOT_FOUND');
  return row;
}
