import { index, numeric, primaryKey, smallint, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import type { CharmId, DesignId, StringId, TyingMethodId, UserId } from '#domain/kernel/ids.ts';
import { braceletStrings, charms, tyingMethods } from '#server/catalogue/tables.ts';
import { users } from '#server/identity/tables.ts';
import { idColumn, moment } from '#server/platform/db/columns.ts';

/**
 * Bracelets that customers designed. What is on them never changes: a changed design is a new one, so a cart line stays
 * what it was. Only who sees them changes.
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
    /** Names the picture of the design by everything that is drawn (`preview.ts`). */
    preview: text().notNull(),
    createdAt: moment().notNull(),
    /** Part of the address under which anybody may look at it; null while it is not shared. */
    shareToken: text().unique(),
    /** Since when it is no longer among the customer's saved ones; carts and orders keep it. */
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

/** What a customer had on the bench when she logged out, until she takes it up again (decision 0018). */
export const braceletDrafts = snakeCase.table('bracelet_drafts', {
  userId: uuid()
    .primaryKey()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** As the builder wrote it; only the builder reads it. */
  draft: text().notNull(),
  savedAt: moment().notNull(),
});
