import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './connection.ts';

/**
 * A query for every request, built once per handle and prepared by the database under its name. Values are `sql.placeholder`s.
 * Use only where one plan fits all values: one row by its key, the rows of one owner.
 */
export function readyQuery<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const prepared = new WeakMap<Db, Query>();
  return (db) => {
    const known = prepared.get(db) ?? prepare(db);
    prepared.set(db, known);
    return known;
  };
}

/** Condition of such a query: the column is one of the uuids in its value `ids`. One plan and one statement for any number of them. */
export const isOneOf = (column: AnyPgColumn) => sql`${column} = ANY(${sql.placeholder('ids')}::uuid[])`;
