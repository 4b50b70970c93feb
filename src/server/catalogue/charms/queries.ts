import { ERRORS } from '#contract/errors.ts';
import type { CharmId, ReadyMadeId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import { meantAmong } from '#domain/kernel/slips.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import * as repository from './repository.ts';
import type { CharmsQuery, ReadyMadeQuery } from './repository.ts';

/**
 * Charms by filter and text. A text that no charm has word for word is taken for mistyped; one that only charms beyond
 * the filters have is not.
 */
export async function findCharmsLike(db: Db, query: CharmsQuery) {
  const found = await repository.listCharms(db, query, 'words');
  if (found.total > 0 || !query.q || (await repository.someCharmHas(db, query.q))) return found;
  const meant = meantAmong(query.q, await repository.listCharmTexts(db), nameIn, ({ search }) => search);
  return repository.listCharms(db, query, idsOr(meant, 'resembling'));
}

/**
 * Bracelets by filter and text. What no bracelet and no charm has word for word is taken for a mistyped name: in the
 * sentences that tell of a bracelet, some word is always one letter away.
 */
export async function findReadyMadeLike(db: Db, query: ReadyMadeQuery) {
  const found = await repository.listReadyMade(db, query, 'words');
  if (found.total > 0 || !query.q) return found;
  const isWritten = await repository.someCharmHas(db, query.q);
  const meant = isWritten ? [] : meantAmong(query.q, await repository.listReadyMadeTexts(db), nameIn);
  return repository.listReadyMade(db, query, idsOr(meant, 'resembling'));
}

/** `searchText` begins with the name. */
const nameIn = ({ search }: { search: string }): string => search.split(' | ', 1)[0] ?? '';

function idsOr<Id>(meant: readonly { id: Id }[], otherwise: repository.Match): repository.Match | Id[] {
  return meant.length > 0 ? meant.map(({ id }) => id) : otherwise;
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

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ShopError('NOT_FOUND');
  return row;
}
