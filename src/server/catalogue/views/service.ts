import type * as wire from '#contract/http/catalogue.ts';
import { braceletFacts } from '#domain/catalogue/bracelet-facts.ts';
import { factsIn, factsOf } from '#domain/catalogue/facts.ts';
import type { Pictures } from '#server/pictures/library.ts';
import type { Shop } from '#server/shop.ts';
import { charmThumb, presentCharm } from '../charms/present.ts';
import { listCharmsBySlug, type CharmRow } from '../charms/repository.ts';
import { orNotFound } from '../goods/queries.ts';
import { presentReadyMade } from '../ready-made/present.ts';
import { findReadyMadeBySlug, type ReadyMadeRow } from '../ready-made/repository.ts';
import { findParts, listKinds, listNeighbours, listOthers, listBraceletsWith } from './repository.ts';

/** Number of other goods shown below a charm, and below a bracelet. */
const MORE_CHARMS = 6;
const MORE_BRACELETS = 4;

type Catalogue = Pick<Shop, 'db' | 'pictures'>;

/**
 * Everything on a charm's own page.
 * @throws ShopError NOT_FOUND, also for one no longer sold
 */
export async function getCharmView({ db, pictures }: Catalogue, slug: string): Promise<wire.CharmView> {
  const row = orNotFound((await listCharmsBySlug(db, [slug]))[0]);
  const [bracelets, others] = await Promise.all([
    listBraceletsWith(db, row.charm.id),
    listNeighbours(db, row, MORE_CHARMS),
  ]);
  return {
    charm: presentCharm(pictures, row),
    facts: factsOf(factsIn(row.category), factsIn(row.charm)),
    pictures: charmJpegs(pictures, row.charm),
    bracelets: bracelets.map((each) => presentReadyMade(pictures, each)),
    others: others.map((each) => presentCharm(pictures, each)),
  };
}

/**
 * Everything on a ready-made bracelet's own page.
 * @throws ShopError NOT_FOUND, also for one no longer sold
 */
export async function getReadyMadeView(shop: Catalogue, slug: string): Promise<wire.ReadyMadeView> {
  const { db, pictures } = shop;
  const row = orNotFound(await findReadyMadeBySlug(db, slug));
  const [made, others] = await Promise.all([madeOf(shop, row), listOthers(db, row, MORE_BRACELETS)]);
  return {
    bracelet: presentReadyMade(pictures, row),
    pictures: jpegs(pictures, 'bracelets', row.picture),
    made,
    others: others.map((each) => presentReadyMade(pictures, each)),
  };
}

async function madeOf({ db, pictures }: Catalogue, row: ReadyMadeRow): Promise<wire.ReadyMadeView['made']> {
  const [parts, kinds] = await Promise.all([findParts(db, row), listKinds(db, row.id)]);
  if (parts === null) return null;
  const charms = kinds.map(({ charm, count }) => ({
    slug: charm.removedAt === null ? charm.slug : null,
    name: charm.name,
    meaning: charm.meaning,
    image: charmThumb(pictures, charm),
    count,
  }));
  const { string, tie } = parts;
  const { wristSize } = row;
  const hung = kinds.flatMap(({ charm, category, count }) =>
    Array.from({ length: count }, () => factsOf(factsIn(category), factsIn(charm))),
  );
  const strung = { material: string.material, knot: tie?.tie ?? null, wristCm: wristSize };
  const facts = braceletFacts(hung, strung);
  return { string: string.name, tyingMethod: tie?.name ?? null, wristSize, facts, charms };
}

/** The JPEGs of a picture, for sharing and for external catalogues. */
export const jpegs = (
  pictures: Pictures,
  folder: 'charms' | 'bracelets',
  picture: string | null,
): wire.GoodsPictures => ({
  square: pictures.jpegUrl(folder, picture, 'square'),
  share: pictures.jpegUrl(folder, picture, 'share'),
  more: [],
});

/** The same of a charm, with its other pictures. */
export const charmJpegs = (
  pictures: Pictures,
  { picture, morePictures }: Pick<CharmRow, 'picture' | 'morePictures'>,
): wire.GoodsPictures => ({
  ...jpegs(pictures, 'charms', picture),
  more: morePictures.flatMap((name) => pictures.jpegUrl('charms', name, 'square') ?? []),
});
