import { index, numeric, primaryKey, smallint, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { CharmId, DesignId, StringId, TyingMethodId, UserId } from '#domain/kernel/ids.ts';
import { braceletStrings, charms, tyingMethods } from '#server/catalogue/tables.ts';
import { users } from '#server/identity/tables.ts';
import { idColumn, moment } from '#server/platform/db/columns.ts';

/**
 * Bracelets designed by customers. Their content is immutable: an edited design becomes a new row, so that cart lines stay
 * unchanged. Only visibility changes.
 */
export const customBracelets = snakeCase.table(
  'custom_bracelets',
  {
    id: idColumn<DesignId>(),
    userId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    stringId: uuid()
      .notNull()
      .$type<StringId>()
      .references(() => braceletStrings.id),
    tyingMethodId: uuid()
      .$type<TyingMethodId>()
      .references(() => tyingMethods.id),
    /** Centimetres. */
    wristSize: numeric({ precision: 3, scale: 1, mode: 'number' }),
    /** Content hash that names the design's picture (`preview.ts`). */
    preview: text().notNull(),
    createdAt: moment().notNull(),
    /** Token in the share URL; null while not shared. */
    shareToken: text().unique(),
    /** When it was removed from the customer's saved designs; carts and orders keep it. */
    hiddenAt: moment(),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.preview)],
);

export const customBraceletCharms = snakeCase.table(
  'custom_bracelet_charms',
  {
    braceletId: uuid()
      .notNull()
      .$type<DesignId>()
      .references(() => customBracelets.id, { onDelete: 'cascade' }),
    /** Slot, from 0 at the left of the knot. */
    position: smallint().notNull(),
    charmId: uuid()
      .notNull()
      .$type<CharmId>()
      .references(() => charms.id),
  },
  (table) => [primaryKey({ columns: [table.braceletId, table.position] }), index().on(table.charmId)],
);

/** The unfinished bracelet of a customer who logged out, until she resumes it (decision 0018). */
export const braceletDrafts = snakeCase.table('bracelet_drafts', {
  userId: uuid()
    .primaryKey()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The builder's own format; not interpreted by the server. */
  draft: text().notNull(),
  savedAt: moment().notNull(),
});
