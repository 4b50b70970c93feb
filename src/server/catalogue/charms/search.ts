import type { StaffCharmSort } from '#domain/catalogue/categories.ts';
import { LOW_STOCK } from '#domain/catalogue/limits.ts';
import { hasMarks } from '#domain/kernel/folding.ts';
import { findIntended } from '#domain/kernel/typos.ts';
import { offsetOf } from '#server/platform/db/paging.ts';
import { exactlyIn } from '#server/platform/db/text-search.ts';
import type { Shop } from '#server/shop.ts';
import { cacheOnOffer, type OnOffer } from '../goods/on-offer.ts';
import { nameIn } from '../goods/queries.ts';
import { wordsOf, type Found } from '../goods/text-match.ts';
import { charms } from '../tables.ts';
import { findCharmsLike } from './queries.ts';
import { listCharms, listCharmsToKeep, type CharmInCategory, type CharmsQuery } from './repository.ts';

type Kept = CharmInCategory & { line: string };
type Compare = (a: Kept, b: Kept) => number;

/** The sort orders available in memory; sorting by name is left to the database's collation. */
const SORTS: Partial<Record<StaffCharmSort, Compare>> = {
  popular: () => 0,
  bestselling: ({ charm: a }, { charm: b }) => b.sold - a.sold,
  newest: ({ charm: a }, { charm: b }) =>
    b.createdAt.getTime() - a.createdAt.getTime() || (a.id > b.id ? -1 : 1),
  price_low: ({ charm: a }, { charm: b }) => a.price - b.price,
  price_high: ({ charm: a }, { charm: b }) => b.price - a.price,
  stock: ({ charm: a }, { charm: b }) => leftOf(a) - leftOf(b),
};

/** Searches the charms on offer in memory, with the same results as `findCharmsLike`. */
export type CharmSearch = {
  find: (query: CharmsQuery) => Promise<Found<CharmInCategory>>;
  onOffer: OnOffer<Kept>;
};

export function createCharmSearch({ db, version }: Pick<Shop, 'db' | 'version'>): CharmSearch {
  const onOffer = cacheOnOffer<Kept>(db, version, {
    table: charms,
    readSince: listCharmsToKeep,
    factsOf: ({ charm }) => charm,
  });

  async function find(query: CharmsQuery): Promise<Found<CharmInCategory>> {
    const compare = SORTS[query.sort];
    const offered = compare && (await onOffer());
    if (!compare || !offered) return findCharmsLike(db, query);
    const wanted = offered.filter(isWanted(query));
    const page = (found: readonly Kept[]) => pageOf(found, query, compare);
    const { begin } = wordsOf(query.q);
    const found = wanted.filter(({ charm }) => begin(charm.search));
    if (found.length > 0 || !query.q || offered.some(({ charm }) => begin(charm.search))) return page(found);
    const textOf = ({ charm }: Kept) => charm.search;
    const intended = new Set(findIntended(query.q, offered, ({ charm }) => nameIn(charm), textOf));
    return intended.size > 0
      ? page(wanted.filter((row) => intended.has(row)))
      : listCharms(db, query, 'resembling');
  }

  return { find, onOffer };
}

/** The conditions of `listCharms` except the text. */
function isWanted({ category, type, ids, tags = [], featured, price, inStock, stock }: CharmsQuery) {
  const named = ids && new Set(ids);
  const most = stock && (stock === 'low' ? LOW_STOCK : 0);
  return ({ charm, category: kind }: Kept): boolean =>
    (!category || charm.categoryId === category) &&
    (!type || kind.type === type) &&
    (!named || named.has(charm.id)) &&
    (tags.length === 0 || tags.some((tag) => charm.tags.includes(tag))) &&
    (featured === undefined || charm.featured === featured) &&
    (price === undefined || charm.price === price) &&
    (!inStock || leftOf(charm) > 0) &&
    (most === undefined || leftOf(charm) <= most);
}

/**
 * A page in the order of `listCharms`.
 * @param found in the shop's own order
 */
function pageOf(found: readonly Kept[], query: CharmsQuery, compare: Compare): Found<CharmInCategory> {
  const { q = '', sort } = query;
  const isExact = hasMarks(q) ? exactlyIn(q) : () => true;
  const { nearness } = wordsOf(q);
  const rankOf = ({ charm, line }: Kept) =>
    (isExact(line) ? 0 : 3) + (sort === 'popular' ? nearness(charm.search) : 0);
  const skip = offsetOf(query);
  const rows = found
    .map((row) => ({ row, rank: rankOf(row) }))
    .toSorted((a, b) => a.rank - b.rank || compare(a.row, b.row))
    .slice(skip, skip + query.limit)
    .map(({ row }) => row);
  return { rows, total: found.length };
}

const leftOf = ({ stock, reserved }: Kept['charm']): number => stock - reserved;
