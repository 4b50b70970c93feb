import { readFileSync } from 'node:fs';
import { z } from '#contract/zod.ts';
import type * as wire from '#contract/http/content.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { idsByName, listCharmsBySlug } from '#server/catalogue/index.ts';
import type { Shop } from '#server/shop.ts';
import { CONTENT } from './files.ts';

/** Wrist (cm) of a collection's drawing: 18 places. */
const WRIST = 17;
const PICTURE_WIDTH = 640;

const Texts = z.array(
  z.strictObject({
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    pictures: z.array(z.string()),
    /** Charms from the left of the knot, by slug. */
    slots: z.array(z.string()),
    /** By name. */
    string: z.string(),
    tyingMethod: z.string(),
  }),
);
type Text = z.output<typeof Texts>[number];

/** The gallery's texts, read once, at the start. */
export function readCollections(): Text[] {
  return Texts.parse(JSON.parse(readFileSync(`${CONTENT}collections.json`, 'utf8')));
}

/** The collections with designs of what is sold today; one whose goods are gone is only looked at. */
export async function presentCollections(
  { db, pictures }: Shop,
  texts: readonly Text[],
): Promise<wire.Collection[]> {
  const charms = await listCharmsBySlug(db, [...new Set(texts.flatMap(({ slots }) => slots))]);
  const charmIds = new Map(charms.map(({ charm }) => [charm.slug, charm.id]));
  const names = await idsByName(db);
  return texts.map((text) => ({
    slug: text.slug,
    name: text.name,
    description: text.description,
    pictures: text.pictures
      .map((name) => pictures.url('collections', name, PICTURE_WIDTH))
      .filter((url) => url !== null),
    design: designOf(text, charmIds, names),
  }));
}

function designOf(
  { slots, string, tyingMethod }: Text,
  charmIds: ReadonlyMap<string, CharmId>,
  names: Awaited<ReturnType<typeof idsByName>>,
): wire.Collection['design'] {
  const braceletString = names.strings.get(string);
  const charms = slots.flatMap((slug, position) => {
    const charm = charmIds.get(slug);
    return charm === undefined ? [] : [{ charm, position }];
  });
  if (braceletString === undefined || charms.length < slots.length) return null;
  return {
    charms,
    braceletString,
    tyingMethod: names.tyingMethods.get(tyingMethod) ?? null,
    wristSize: WRIST,
  };
}
