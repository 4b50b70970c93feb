import { asc, eq, gt, isNull } from 'drizzle-orm';
import { availableOf } from '#domain/catalogue/stock.ts';
import { braceletPath, charmPath } from '#domain/catalogue/paths.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { presentStock } from '../stock/present.ts';
import { categories, charms, readyMadeBracelets } from '../tables.ts';
import { charmJpegs, jpegs } from './service.ts';

/** A thing on offer, as search engines and catalogues of others list it. */
export type Listed = {
  kind: 'charm' | 'bracelet';
  slug: string;
  /** Its own page: `/garden?charm=hoa-dao`. */
  path: string;
  name: string;
  description: string;
  /** What its charms are called together; null for a bracelet. */
  category: string | null;
  price: Vnd;
  isAvailable: boolean;
  updatedAt: Date;
  /** Paths of its pictures as JPEG. */
  square: string | null;
  share: string | null;
  /** Its other pictures, square too. */
  more: string[];
};

/** Everything on offer, bracelets first, in the shop's own order. */
export async function listForSale({ db, pictures }: Pick<Shop, 'db' | 'pictures'>): Promise<Listed[]> {
  const [bracelets, single] = await Promise.all([
    db
      .select()
      .from(readyMadeBracelets)
      .where(isNull(readyMadeBracelets.removedAt))
      .orderBy(asc(readyMadeBracelets.position), readyMadeBracelets.id),
    db
      .select({ charm: charms, category: categories.name })
      .from(charms)
      .innerJoin(categories, eq(categories.id, charms.categoryId))
      .where(isNull(charms.removedAt))
      .orderBy(asc(charms.position), charms.id),
  ]);
  return [
    ...bracelets.map((row) => ({
      ...listed(row),
      ...jpegs(pictures, 'bracelets', row.picture),
      kind: 'bracelet' as const,
      path: braceletPath(row.slug),
      description: row.description,
      category: null,
    })),
    ...single.map(({ charm, category }) => ({
      ...listed(charm),
      ...charmJpegs(pictures, charm),
      kind: 'charm' as const,
      path: charmPath(charm.slug),
      description: [charm.description, charm.meaning].filter(Boolean).join(' '),
      category,
    })),
  ];
}

const listed = (row: typeof charms.$inferSelect | typeof readyMadeBracelets.$inferSelect) => ({
  slug: row.slug,
  name: row.name,
  price: row.price,
  isAvailable: availableOf(presentStock(row)) > 0,
  updatedAt: row.updatedAt,
});

/** The pages of goods that changed after a moment, or were taken away. */
export async function listChangedPaths(db: Db, since: Date): Promise<string[]> {
  const [bracelets, single] = await Promise.all([
    db
      .select({ slug: readyMadeBracelets.slug })
      .from(readyMadeBracelets)
      .where(gt(readyMadeBracelets.updatedAt, since)),
    db.select({ slug: charms.slug }).from(charms).where(gt(charms.updatedAt, since)),
  ]);
  return [...bracelets.map(({ slug }) => braceletPath(slug)), ...single.map(({ slug }) => charmPath(slug))];
}
