import type { Starter, TakenStarter } from '#contract/http/opening.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { listStarter, seedStarter, type StarterChoice } from '#seeds/starter.ts';
import { charmThumb } from '#server/catalogue/index.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { entryOf } from '#server/platform/db/edit.ts';
import type { Shop } from '#server/shop.ts';

/** The starter assortment, and which of it the shop already has. */
export async function getStarter({ db, pictures }: Pick<Shop, 'db' | 'pictures'>): Promise<Starter> {
  const { categories, charms, strings, knots } = await listStarter(db);
  const part = ({
    slug,
    name,
    description,
    price,
    taken,
  }: (typeof strings)[number] | (typeof knots)[number]) => ({
    slug,
    name,
    description,
    price: vnd(price),
    taken,
  });
  return {
    categories,
    charms: charms.map((charm) => ({
      ...charm,
      price: vnd(charm.price),
      image: charmThumb(pictures, { picture: charm.slug }),
    })),
    strings: strings.map(part),
    knots: knots.map(part),
  };
}

/** Adds the chosen starter items; existing ones are left unchanged. @returns the number of new ones */
export async function takeStarter(
  { db, clock, events }: Pick<Shop, 'db' | 'clock' | 'events'>,
  admin: { id: UserId },
  choice: StarterChoice,
): Promise<TakenStarter> {
  const now = clock.now();
  const added = await inTx(db, async (tx) => {
    const rows = await seedStarter(tx, now, choice);
    const entries = Object.entries(rows).flatMap(([subject, things]) =>
      things.map((thing) => entryOf({ subject, by: admin.id, now }, thing, 'create')),
    );
    await writeAudit(tx, ...entries);
    return rows;
  });
  events.publish('catalogue.changed', { what: 'catalogue' });
  return {
    charms: added.charm.length,
    strings: added['bracelet-string'].length,
    knots: added['tying-method'].length,
  };
}
