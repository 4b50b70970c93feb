import { findIntended } from '#domain/kernel/typos.ts';
import { offsetOf } from '#server/platform/db/paging.ts';
import type { Shop } from '#server/shop.ts';
import type { CharmSearch } from '../charms/search.ts';
import { cacheOnOffer } from '../goods/on-offer.ts';
import { nameIn } from '../goods/queries.ts';
import { wordsOf, type Found } from '../goods/text-match.ts';
import { readyMadeBracelets } from '../tables.ts';
import { findReadyMadeLike } from './queries.ts';
import { listReadyMade, listReadyMadeToKeep, type ReadyMadeQuery, type ReadyMadeRow } from './repository.ts';

/** Searches the bracelets on offer in memory, with the same results as `findReadyMadeLike`. */
export function createReadyMadeSearch(
  { db, version }: Pick<Shop, 'db' | 'version'>,
  { onOffer: charmsOnOffer }: Pick<CharmSearch, 'onOffer'>,
): (query: ReadyMadeQuery) => Promise<Found<ReadyMadeRow>> {
  const onOffer = cacheOnOffer<ReadyMadeRow>(db, version, {
    table: readyMadeBracelets,
    readSince: listReadyMadeToKeep,
    factsOf: (row) => row,
  });

  return async (query) => {
    const [offered, charms] = await Promise.all([onOffer(), charmsOnOffer()]);
    if (offered === null || charms === null) return findReadyMadeLike(db, query);
    const wanted = offered.filter(isWanted(query));
    const { begin } = wordsOf(query.q);
    const found = wanted.filter(({ search }) => begin(search));
    if (found.length > 0 || !query.q) return pageOf(found, query);
    const isWritten = charms.some(({ charm }) => begin(charm.search));
    const intended = new Set(isWritten ? [] : findIntended(query.q, offered, nameIn));
    return intended.size > 0
      ? pageOf(
          wanted.filter((row) => intended.has(row)),
          query,
        )
      : listReadyMade(db, query, 'resembling');
  };
}

/** The conditions of `listReadyMade` except the text. */
function isWanted({ ids, inStock }: ReadyMadeQuery) {
  const named = ids && new Set(ids);
  return ({ id, stock, reserved }: ReadyMadeRow): boolean =>
    (!named || named.has(id)) && (!inStock || stock > reserved);
}

/**
 * A page in the order of `listReadyMade`.
 * @param found in the shop's own order
 */
function pageOf(found: readonly ReadyMadeRow[], query: ReadyMadeQuery): Found<ReadyMadeRow> {
  const { nearness } = wordsOf(query.q);
  const sorted =
    query.sort === 'newest'
      ? found.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id > b.id ? -1 : 1))
      : found
          .map((row) => ({ row, rank: nearness(row.search) }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ row }) => row);
  const skip = offsetOf(query);
  return { rows: sorted.slice(skip, skip + query.limit), total: found.length };
}
