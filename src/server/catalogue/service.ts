import { ERRORS } from '#contract/errors.ts';
import type { CharmId, ReadyMadeId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db.ts';
import { ShopError } from '#server/platform/errors.ts';
import * as repository from './repository.ts';
import type { CharmsQuery, Found, Match, ReadyMadeQuery } from './repository.ts';

/**
 * Charms by filter and text. A text that no charm has word for word is looked for by resemblance; one that only charms
 * beyond the filters have is no typing error.
 */
export function findCharmsLike(db: Db, query: CharmsQuery) {
  const look = (match: Match) => repository.listCharms(db, query, match);
  return withSecondLook(query.q, look, (text) => repository.someCharmHas(db, text));
}

export function findReadyMadeLike(db: Db, query: ReadyMadeQuery) {
  return withSecondLook(query.q, (match) => repository.listReadyMade(db, query, match));
}

/** @throws ShopError NOT_FOUND */
export async function getCharm(db: Db, id: CharmId) {
  return found(await repository.findCharm(db, id));
}

/** @throws ShopError NOT_FOUND */
export async function getReadyMade(db: Db, id: ReadyMadeId) {
  return found(await repository.findReadyMade(db, id));
}

/** What a bracelet is made with. @throws ShopError UNKNOWN_PIECE that names each piece not (or no longer) on offer */
export async function getPieces(
  db: Db,
  wanted: { charmIds: readonly CharmId[]; stringId: StringId; tyingMethodId: TyingMethodId | null },
) {
  const charms = await repository.findCharms(db, wanted.charmIds);
  const string = await repository.findString(db, wanted.stringId);
  const tyingMethod =
    wanted.tyingMethodId === null ? null : await repository.findTyingMethod(db, wanted.tyingMethodId);
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

async function withSecondLook<Row>(
  text: string | undefined,
  look: (match: Match) => Promise<Found<Row>>,
  isWritten: (text: string) => Promise<boolean> = async () => false,
): Promise<Found<Row>> {
  const found = await look('words');
  if (found.total > 0 || !text || (await isWritten(text))) return found;
  return look('resembling');
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ShopError('NOT_FOUND');
  return row;
}
