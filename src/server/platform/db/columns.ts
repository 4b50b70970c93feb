import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Vnd } from '#domain/kernel/vnd.ts';

/** Whole đồng; 32 bits would end at two milliards. */
export const money = () => bigint({ mode: 'number' }).$type<Vnd>();

/** A moment in UTC. */
export const moment = () => timestamp({ withTimezone: true });

/** The primary key of a thing with a branded id. */
export const idColumn = <Id extends string>() => uuid().primaryKey().$type<Id>();
