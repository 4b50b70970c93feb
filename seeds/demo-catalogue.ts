import { createHash } from 'node:crypto';
import { LETTER_TAG } from '#domain/catalogue/categories.ts';
import { factsIn } from '#domain/catalogue/facts.ts';
import type { Id } from '#domain/kernel/ids.ts';
import { uuidv7 } from '#domain/kernel/uuidv7.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { openShelves } from '#server/catalogue/index.ts';
import * as tables from '#server/catalogue/tables.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { searchText } from '#server/platform/db/text-search.ts';
import { shippingOptions as shippingTable } from '#server/shipping/tables.ts';
import * as goods from './catalogue.ts';

/** The day the demo shop opened; the beginning of every id below. */
const OPENING = Date.UTC(2026, 0, 5, 2);

/** The same thing has the same id in every demo shop, so links to it can be written down. */
export function seedId<T extends Id<string>>(kind: string, slug: string): T {
  return uuidv7(OPENING, createHash('sha256').update(`${kind}/${slug}`).digest()) as T;
}

const charmId = (slug: string) => seedId<Id<'Charm'>>('charm', slug);
const stringId = (slug: string) => seedId<Id<'BraceletString'>>('string', slug);
const tyingMethodId = (slug: string) => seedId<Id<'TyingMethod'>>('tying-method', slug);
const readyMadeId = (slug: string) => seedId<Id<'ReadyMadeBracelet'>>('ready-made', slug);
const categoryId = (type: string) => seedId<Id<'Category'>>('category', type);

/** Everything the demo shop sells, with first pieces on every shelf. */
export async function seedCatalogue(tx: Tx, now: Date): Promise<void> {
  const dates = { createdAt: now, updatedAt: now };
  await seedCharms(tx, dates, { says: true });
  await seedStrings(tx, dates);
  await seedShipping(tx, dates);
  await seedReadyMade(tx, dates);
  const { charms, readyMadeBracelets } = goods;
  const opening = [
    ...charms.map(({ slug, stock }) => ({ kind: 'charm' as const, id: charmId(slug), quantity: stock })),
    ...readyMadeBracelets.map(({ slug, stock }) => ({
      kind: 'ready_made' as const,
      id: readyMadeId(slug),
      quantity: stock,
    })),
  ];
  await openShelves(tx, opening, now);
}

type Dates = { createdAt: Date; updatedAt: Date };

/**
 * The categories, and these charms in them; nothing lies on the shelves yet.
 * @param says whether they tell sizes and materials too, which are the demo shop's own
 */
export async function seedCharms(
  tx: Tx,
  dates: Dates,
  { charms = goods.charms, says }: { charms?: readonly goods.SeedCharm[]; says: boolean },
): Promise<void> {
  await tx.insert(tables.categories).values(
    goods.categories.map(({ name, type, facts }, position) => ({
      id: categoryId(type),
      name,
      type,
      ...(says && facts),
      position,
      ...dates,
    })),
  );
  if (charms.length > 0)
    await tx.insert(tables.charms).values(
      charms.map(({ facts = {}, ...charm }, position) => ({
        ...charmRow(charm, position),
        ...factsIn(says ? facts : {}),
        ...dates,
      })),
    );
}

/** What is chosen beside the charms: the string and its knot. */
export async function seedStrings(tx: Tx, dates: Dates): Promise<void> {
  await tx.insert(tables.braceletStrings).values(
    goods.braceletStrings.map(({ slug, price, ...string }, position) => ({
      ...string,
      id: stringId(slug),
      price: vnd(price),
      position,
      ...dates,
    })),
  );
  await tx.insert(tables.tyingMethods).values(
    goods.tyingMethods.map(({ slug, price, ...method }, position) => ({
      ...method,
      id: tyingMethodId(slug),
      price: vnd(price),
      position,
      ...dates,
    })),
  );
}

/** The ways home. */
async function seedShipping(tx: Tx, dates: Dates): Promise<void> {
  await tx.insert(shippingTable).values(
    goods.shippingOptions.map((option) => ({
      ...option,
      id: seedId<Id<'ShippingOption'>>('shipping', option.type),
      price: vnd(option.price),
      ...dates,
    })),
  );
}

async function seedReadyMade(tx: Tx, dates: Dates): Promise<void> {
  await tx.insert(tables.readyMadeBracelets).values(
    goods.readyMadeBracelets.map((bracelet, position) => ({
      ...readyMadeRow(bracelet, position),
      ...dates,
    })),
  );
  await tx.insert(tables.readyMadeCharms).values(
    goods.readyMadeBracelets.flatMap(({ slug, design }) =>
      design.slots.map((charm, position) => ({
        readyMadeId: readyMadeId(slug),
        position,
        charmId: charmId(charm),
      })),
    ),
  );
}

/** A design of the demo shop by slugs, as a page would send it. */
export function seedDesign(name: string, { slots, string, tyingMethod, wristSize }: goods.SeedDesign) {
  return {
    name,
    charms: slots.map((slug, position) => ({ id: charmId(slug), position })),
    braceletString: stringId(string),
    tyingMethod: tyingMethodId(tyingMethod),
    wristSize,
  };
}

export const seedReadyMadeId = readyMadeId;

function charmRow({ category, price, stock: _opened, ...charm }: goods.SeedCharm, position: number) {
  const tags = charm.tags.filter((tag) => tag !== LETTER_TAG);
  return {
    ...charm,
    id: charmId(charm.slug),
    categoryId: categoryId(category),
    price: vnd(price),
    tags: [...charm.tags],
    colors: [...charm.colors],
    picture: charm.slug,
    position,
    search: searchText(charm.name, ...tags, ...charm.colors, charm.meaning),
  };
}

function readyMadeRow({ design, price, stock: _opened, ...bracelet }: goods.SeedBracelet, position: number) {
  return {
    ...bracelet,
    id: readyMadeId(bracelet.slug),
    price: vnd(price),
    picture: bracelet.slug,
    position,
    search: searchText(bracelet.name, bracelet.description),
    stringId: stringId(design.string),
    tyingMethodId: tyingMethodId(design.tyingMethod),
    wristSize: design.wristSize,
  };
}
