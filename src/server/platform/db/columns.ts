import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Vnd } from '#domain/kernel/vnd.ts';

/** Whole đồng; 32 bits would overflow at two billion. */
export const money = () => bigint({ mode: 'number' }).$type<Vnd>();

/** A moment in UTC. */
export const moment = () => timestamp({ withTimezone: true });

/** The primary key of a record with a branded id. */
export const idColumn = <Id extends string>() => uuid().primaryKey().$type<Id>();
