import { createHash } from 'node:crypto';
import { LETTER_TAG } from '#domain/catalogue/categories.ts';
import { factsIn } from '#domain/catalogue/facts.ts';
import type { CategoryId, Id } from '#domain/kernel/ids.ts';
import { uuidv7 } from '#domain/kernel/uuidv7.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { bookInitialStock } from '#server/catalogue/index.ts';
import * as tables from '#server/catalogue/tables.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { searchText } from '#server/platform/db/text-search.ts';
import { shippingOptions as shippingTable } from '#server/shipping/tables.ts';
import * as goods from './catalogue.ts';

/** Opening day of the demo shop; every id below starts from it. */
const OPENING = Date.UTC(2026, 0, 5, 2);

/** A stable id, the same in every demo shop, so that links to the record can be hard-coded. */
export function seedId<T extends Id<string>>(kind: string, slug: string): T {
  return uuidv7(OPENING, createHash('sha256').update(`${kind}/${slug}`).digest()) as T;
}

const charmId = (slug: string) => seedId<Id<'Charm'>>('charm', slug);
const stringId = (slug: string) => seedId<Id<'BraceletString'>>('string', slug);
const tyingMethodId = (slug: string) => seedId<Id<'TyingMethod'>>('tying-method', slug);
const readyMadeId = (slug: string) => seedId<Id<'ReadyMadeBracelet'>>('ready-made', slug);
const categoryId = (type: string) => seedId<Id<'Category'>>('category', type);

/** Inserts everything the demo shop sells, with initial stock. */
export async function seedCatalogue(tx: Tx, now: Date): Promise<void> {
  const dates = { createdAt: now, updatedAt: now };
  await seedCharms(tx, dates);
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
  await bookInitialStock(tx, opening, now);
}

type Dates = { createdAt: Date; updatedAt: Date };

/** Inserts categories and charms with the demo shop's sizes and materials; no stock yet. */
async function seedCharms(tx: Tx, dates: Dates): Promise<void> {
  await tx
    .insert(tables.categories)
    .values(goods.categories.map((category) => ({ ...categoryRow(category), ...category.facts, ...dates })));
  await tx.insert(tables.charms).values(
    goods.charms.map((charm) => ({
      ...charmRow(charm, categoryId(charm.category)),
      ...factsIn(charm.facts ?? {}),
      ...dates,
    })),
  );
}

/** Inserts strings and tying methods. */
async function seedStrings(tx: Tx, dates: Dates): Promise<void> {
  await tx
    .insert(tables.braceletStrings)
    .values(goods.braceletStrings.map((string) => ({ ...stringRow(string), ...dates })));
  await tx
    .insert(tables.tyingMethods)
    .values(goods.tyingMethods.map((method) => ({ ...knotRow(method), ...dates })));
}

/** Inserts shipping options. */
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

/** A design of the demo shop by slugs, in the form a page would send. */
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

/** A category as a row, without dates and facts. */
export function categoryRow({ name, type }: goods.SeedCategory) {
  const position = goods.categories.findIndex((category) => category.type === type);
  return { id: categoryId(type), name, type, position };
}

/** A charm as a row: without stock, dates and facts. */
export function charmRow(
  { category: _type, price, stock: _opened, facts: _facts, ...charm }: goods.SeedCharm,
  category: CategoryId,
) {
  const tags = charm.tags.filter((tag) => tag !== LETTER_TAG);
  return {
    ...charm,
    id: charmId(charm.slug),
    categoryId: category,
    price: vnd(price),
    tags: [...charm.tags],
    colors: [...charm.colors],
    picture: charm.slug,
    position: goods.charms.findIndex(({ slug }) => slug === charm.slug),
    search: searchText(charm.name, ...tags, ...charm.colors, charm.meaning),
  };
}

export function stringRow({ slug, price, ...string }: goods.SeedString) {
  const position = goods.braceletStrings.findIndex((other) => other.slug === slug);
  return { ...string, id: stringId(slug), price: vnd(price), position };
}

export function knotRow({ slug, price, ...method }: goods.SeedTyingMethod) {
  const position = goods.tyingMethods.findIndex((other) => other.slug === slug);
  return { ...method, id: tyingMethodId(slug), price: vnd(price), position };
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
