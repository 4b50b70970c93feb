import { and, asc, eq, gt, isNull, max, or } from 'drizzle-orm';
import { availableOf } from '#domain/catalogue/stock.ts';
import { braceletPath, charmPath } from '#domain/catalogue/paths.ts';
import type { ReadyMadeId } from '#domain/kernel/ids.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { presentStock } from '../stock/present.ts';
import { categories, charms, readyMadeBracelets, readyMadeCharms } from '../tables.ts';
import { charmJpegs, jpegs } from './service.ts';

/** An item on offer, as search engines and external catalogues list it. */
export type Listed = {
  kind: 'charm' | 'bracelet';
  slug: string;
  /** The path of its own page: `/garden?charm=hoa-dao`. */
  path: string;
  name: string;
  description: string;
  /** The name of its charm category; null for a bracelet. */
  category: string | null;
  price: Vnd;
  isAvailable: boolean;
  /** When its page last changed: the item itself, its category or, for a bracelet, its charms. */
  updatedAt: Date;
  /** Paths of its pictures as JPEG. */
  square: string | null;
  share: string | null;
  /** Its other pictures, square too. */
  more: string[];
};

/** Everything on offer, bracelets first, in the shop's own order. */
export async function listForSale({ db, pictures }: Pick<Shop, 'db' | 'pictures'>): Promise<Listed[]> {
  const [bracelets, single, charmChanges] = await Promise.all([
    db
      .select()
      .from(readyMadeBracelets)
      .where(isNull(readyMadeBracelets.removedAt))
      .orderBy(asc(readyMadeBracelets.position), readyMadeBracelets.id),
    db
      .select({ charm: charms, category: categories.name, described: categories.updatedAt })
      .from(charms)
      .innerJoin(categories, eq(categories.id, charms.categoryId))
      .where(isNull(charms.removedAt))
      .orderBy(asc(charms.position), charms.id),
    listCharmChanges(db),
  ]);
  return [
    ...bracelets.map((row) => ({
      ...listed(row),
      ...jpegs(pictures, 'bracelets', row.picture),
      kind: 'bracelet' as const,
      path: braceletPath(row.slug),
      description: row.description,
      category: null,
      updatedAt: newest(row.updatedAt, charmChanges.get(row.id)),
    })),
    ...single.map(({ charm, category, described }) => ({
      ...listed(charm),
      ...charmJpegs(pictures, charm),
      kind: 'charm' as const,
      path: charmPath(charm.slug),
      description: [charm.description, charm.meaning].filter(Boolean).join(' '),
      category,
      updatedAt: newest(charm.updatedAt, described),
    })),
  ];
}

const listed = (row: typeof charms.$inferSelect | typeof readyMadeBracelets.$inferSelect) => ({
  slug: row.slug,
  name: row.name,
  price: row.price,
  isAvailable: availableOf(presentStock(row)) > 0,
});

const newest = (...moments: (Date | null | undefined)[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));

/** When the charms of each bracelet, or their categories, last changed; a bracelet's page shows both. */
async function listCharmChanges(db: Db): Promise<ReadonlyMap<ReadyMadeId, Date>> {
  const rows = await db
    .select({
      id: readyMadeCharms.readyMadeId,
      changed: max(charms.updatedAt),
      described: max(categories.updatedAt),
    })
    .from(readyMadeCharms)
    .innerJoin(charms, eq(charms.id, readyMadeCharms.charmId))
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .groupBy(readyMadeCharms.readyMadeId);
  return new Map(rows.map(({ id, changed, described }) => [id, newest(changed, described)]));
}

/** The pages of goods that changed after a moment (`Listed.updatedAt`), or were removed. */
export async function listChangedPaths(db: Db, since: Date): Promise<string[]> {
  const { id, slug, updatedAt, removedAt } = readyMadeBracelets;
  const ofKind = and(isNull(charms.removedAt), gt(categories.updatedAt, since));
  const [bracelets, single, charmChanges] = await Promise.all([
    db.select({ id, slug, updatedAt, removedAt }).from(readyMadeBracelets),
    db
      .select({ slug: charms.slug })
      .from(charms)
      .innerJoin(categories, eq(categories.id, charms.categoryId))
      .where(or(gt(charms.updatedAt, since), ofKind)),
    listCharmChanges(db),
  ]);
  const changed = bracelets.filter((each) => {
    const around = each.removedAt === null ? charmChanges.get(each.id) : undefined;
    return newest(each.updatedAt, around) > since;
  });
  return [...changed.map((each) => braceletPath(each.slug)), ...single.map((each) => charmPath(each.slug))];
}
