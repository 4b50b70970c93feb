import type { Db } from './connection.ts';

/**
 * A query that is built once for each handle and kept ready by the database under its name, for what every request asks. Values are
 * `sql.placeholder`s. Only where one plan is right for all of them: one row by its key, the rows of one owner.
 */
export function readyQuery<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const prepared = new WeakMap<Db, Query>();
  return (db) => {
    const known = prepared.get(db) ?? prepare(db);
    prepared.set(db, known);
    return known;
  };
}
