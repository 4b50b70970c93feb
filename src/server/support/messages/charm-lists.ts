import { eq, inArray } from 'drizzle-orm';
import type { CharmRecommendation } from '#contract/http/chat.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { charmThumb } from '#server/catalogue/index.ts';
import { categories, charms } from '#server/catalogue/tables.ts';
import type { Shop } from '#server/shop.ts';
import type { MessageRow } from './repository.ts';

/** Catalogue charms as a `charm_list` shows them, in the order of the ids; unsold ones are omitted. */
export async function recommendations(
  { db, pictures }: Shop,
  ids: readonly CharmId[],
): Promise<CharmRecommendation[]> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return [];
  const rows = await db
    .select({ charm: charms, category: categories.name })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(inArray(charms.id, unique));
  const byId = new Map(rows.map((row) => [row.charm.id, row]));
  return unique.flatMap((id) => {
    const found = byId.get(id);
    if (found === undefined) return [];
    const { charm, category } = found;
    return [
      {
        charmId: id,
        charmName: charm.name,
        charmImage: charmThumb(pictures, charm),
        charmPrice: charm.price,
        charmStock: charm.stock - charm.reserved,
        charmCategory: category,
      },
    ];
  });
}

/** The same messages with current prices and stock; a discontinued charm is shown as sold out. */
export async function refreshCharmLists(shop: Shop, rows: readonly MessageRow[]): Promise<MessageRow[]> {
  const wanted = rows.flatMap((row) => listIn(row).map(({ charmId }) => charmId));
  if (wanted.length === 0) return [...rows];
  const today = new Map((await recommendations(shop, wanted)).map((charm) => [charm.charmId, charm]));
  return rows.map((row) => {
    const kept = listIn(row);
    if (kept.length === 0) return row;
    const charmRecommendations = kept.map((charm) => today.get(charm.charmId) ?? { ...charm, charmStock: 0 });
    return { ...row, metadata: { ...row.metadata, charmRecommendations } };
  });
}

/** The cast is safe: only the server writes this metadata. */
function listIn({ type, metadata }: MessageRow): CharmRecommendation[] {
  return type === 'charm_list' ? (metadata.charmRecommendations as CharmRecommendation[]) : [];
}
