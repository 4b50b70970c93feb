import { readFileSync } from 'node:fs';
import { z } from '#contract/zod.ts';
import type * as wire from '#contract/http/content.ts';
import { priceOf } from '#domain/design/complete.ts';
import { charmThumb, listCharmsBySlug, partsByName, type CharmRow } from '#server/catalogue/index.ts';
import type { Shop } from '#server/shop.ts';
import { CONTENT } from './files.ts';

/** Wrist size (cm) of a collection's design: 18 slots. */
const WRIST = 17;
const PICTURE_WIDTH = 640;
/** Charms shown for a collection. */
const NAMED = 4;

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

/** Reads the gallery's texts, once, at the start. */
export function readCollections(): Text[] {
  return Texts.parse(JSON.parse(readFileSync(`${CONTENT}collections.json`, 'utf8')));
}

/** The collections with their designs from goods on offer; without one where some of its goods are gone. */
export async function presentCollections(
  { db, pictures }: Shop,
  texts: readonly Text[],
): Promise<wire.Collection[]> {
  const charms = await listCharmsBySlug(db, [...new Set(texts.flatMap(({ slots }) => slots))]);
  const bySlug = new Map(charms.map(({ charm }) => [charm.slug, charm]));
  const parts = await partsByName(db);
  return texts.map((text) => ({
    slug: text.slug,
    name: text.name,
    description: text.description,
    pictures: text.pictures
      .map((name) => pictures.url('collections', name, PICTURE_WIDTH))
      .filter((url) => url !== null),
    charms: mostOf(text.slots).flatMap((slug) => {
      const charm = bySlug.get(slug);
      return charm === undefined ? [] : [{ name: charm.name, image: charmThumb(pictures, charm) }];
    }),
    ...designOf(text, bySlug, parts),
  }));
}

function mostOf(slots: readonly string[]): string[] {
  const times = (slug: string) => slots.filter((other) => other === slug).length;
  return [...new Set(slots)].toSorted((one, other) => times(other) - times(one)).slice(0, NAMED);
}

function designOf(
  { slots, string, tyingMethod }: Text,
  bySlug: ReadonlyMap<string, CharmRow>,
  parts: Awaited<ReturnType<typeof partsByName>>,
): Pick<wire.Collection, 'design' | 'price'> {
  const braceletString = parts.strings.get(string);
  const tie = parts.tyingMethods.get(tyingMethod);
  const charms = slots.flatMap((slug) => bySlug.get(slug) ?? []);
  if (braceletString === undefined || charms.length < slots.length) return { design: null, price: null };
  const design = {
    charms: charms.map(({ id }, position) => ({ charm: id, position })),
    braceletString: braceletString.id,
    tyingMethod: tie?.id ?? null,
    wristSize: WRIST,
  };
  return { design, price: priceOf({ charms, string: braceletString, tyingMethod: tie }).price };
}
