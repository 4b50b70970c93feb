import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgEnum,
  smallint,
  snakeCase,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ShippingAddress } from '#domain/identity/address.ts';
import type { DesignId, OrderId, OrderItemId, ReadyMadeId, UserId } from '#domain/kernel/ids.ts';
import type { Delivery } from '#domain/ordering/open-order.ts';
import { ORDER_ACTORS, ORDER_STATUSES } from '#domain/ordering/statuses.ts';
import { PAYMENT_METHODS } from '#domain/ordering/payment-methods.ts';
import { readyMadeBracelets } from '#server/catalogue/tables.ts';
import { customBracelets } from '#server/design/tables.ts';
import { users } from '#server/identity/tables.ts';
import { idColumn, moment, money } from '#server/platform/db/columns.ts';
import type { SoldBracelet } from './checkout/sold-bracelet.ts';

export const orderStatus = pgEnum('order_status', ORDER_STATUSES);
export const orderActor = pgEnum('order_actor', ORDER_ACTORS);
export const paymentMethod = pgEnum('payment_method', PAYMENT_METHODS);

/** `UNCONFIRMED_STATUSES`, as an index needs it: written out. */
const UNCONFIRMED = sql`status IN ('pending', 'pending_payment', 'waiting_confirmation', 'waiting_for_admin_confirmation')`;

/** `fold` in SQL, of the street and the city, without what is between letters and digits. */
const ADDRESS_KEY = sql`regexp_replace(replace(regexp_replace(normalize(lower((shipping_address ->> 'addressLine1') || (shipping_address ->> 'city')), NFD), '[\u0300-\u036f]', '', 'g'), '\u0111', 'd'), '[^a-z0-9]+', '', 'g')`;

export const orders = snakeCase.table(
  'orders',
  {
    id: idColumn<OrderId>(),
    userId: uuid()
      .notNull()
      .$type<UserId>()
      .references(() => users.id),
    status: orderStatus().notNull(),
    paymentMethod: paymentMethod().notNull(),
    goodsPrice: money().notNull(),
    shippingFee: money().notNull(),
    giftWrapFee: money().notNull(),
    totalPrice: money().notNull(),
    shippingOption: jsonb().notNull().$type<Delivery>(),
    shippingAddress: jsonb().notNull().$type<ShippingAddress>(),
    giftWrap: boolean().notNull(),
    cardMessage: text(),
    notes: text(),
    /** Street and city, folded, letters and digits alone: the same however it is typed. */
    addressKey: text().generatedAlwaysAs(ADDRESS_KEY),
    /** Until when the transfer is waited for, or staff's word on it; null for an order that waits for none. */
    payBy: moment(),
    /** Folded: its id, the names of its bracelets and charms. */
    search: text().notNull(),
    /** Folded: name, e-mail and phone of the customer, for staff. */
    customerSearch: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check(
      'orders_total',
      sql`${table.totalPrice} = ${table.goodsPrice} + ${table.shippingFee} + ${table.giftWrapFee}`,
    ),
    index().on(table.userId, table.createdAt),
    index().on(table.status, table.createdAt),
    index().on(table.createdAt),
    index('orders_unconfirmed_phone')
      .on(sql`(${table.shippingAddress} ->> 'phone')`)
      .where(UNCONFIRMED),
    index('orders_unconfirmed_address').on(table.addressKey).where(UNCONFIRMED),
    index()
      .on(table.payBy)
      .where(sql`${table.payBy} IS NOT NULL`),
    index('orders_search').using('gin', table.search.op('gin_trgm_ops')),
    index('orders_customer_search').using('gin', table.customerSearch.op('gin_trgm_ops')),
  ],
);

/** Lines as they were sold: `bracelet` is frozen, the references only say where it came from. */
export const orderItems = snakeCase.table(
  'order_items',
  {
    id: idColumn<OrderItemId>(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    position: smallint().notNull(),
    customBraceletId: uuid()
      .$type<DesignId>()
      .references(() => customBracelets.id),
    readyMadeId: uuid()
      .$type<ReadyMadeId>()
      .references(() => readyMadeBracelets.id),
    quantity: smallint().notNull(),
    /** Of one bracelet. */
    price: money().notNull(),
    bracelet: jsonb().notNull().$type<SoldBracelet>(),
  },
  (table) => [
    unique().on(table.orderId, table.position),
    check('order_items_one_bracelet', sql`num_nonnulls(${table.customBraceletId}, ${table.readyMadeId}) = 1`),
    check('order_items_quantity', sql`${table.quantity} > 0`),
    index().on(table.customBraceletId),
    index().on(table.readyMadeId),
  ],
);

/** What happened to an order, in the order it happened. Rows are only ever added. */
export const orderHistory = snakeCase.table(
  'order_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .$type<OrderId>()
      .references(() => orders.id),
    status: orderStatus().notNull(),
    note: text().notNull(),
    by: orderActor().notNull(),
    /** The person, where it was one. */
    userId: uuid()
      .$type<UserId>()
      .references(() => users.id),
    at: moment().notNull(),
  },
  (table) => [index().on(table.orderId)],
);
