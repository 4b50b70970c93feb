import { and, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from './connection.ts';
import { keptCountRows, type Counted } from './counts.ts';
import type { Sorting, Slice } from './paging.ts';

/** Maintained counts whose parts begin with the day in Vietnam, or the price in thousands of đồng, by which a list is sorted. */
type CountedInOrder = Extract<Counted, `${string}_by_day`> | 'orders_by_price';

/** The rows of a list as they are counted: of one table or several, of a range of days, of some kinds. */
export type CountedList = {
  what: readonly CountedInOrder[];
  /** Both inclusive. */
  days?: { from?: string | undefined; to?: string | undefined };
  /** The wanted values of each word that follows the day in a part; `null` stands for all. */
  kinds?: readonly (readonly string[] | null)[];
};

const { what, part, n, isBase } = keptCountRows;
/** A day, or a price with leading zeros. */
const step = sql<string>`left(${part}, 10)`;

function isListed(listed: CountedList): SQL | undefined {
  const { from, to } = listed.days ?? {};
  return and(
    inArray(what, [...listed.what]),
    from === undefined ? undefined : gte(step, from),
    to === undefined ? undefined : lte(step, to),
    ...(listed.kinds ?? [])
      .map(
        (wanted, place) =>
          wanted && inArray(sql`split_part(${part}, ' ', ${sql.raw(String(place + 2))})`, [...wanted]),
      )
      .filter((each) => each !== null),
  );
}

/** Whether the existing rows have been counted, too: until then the counts are of changes only. */
const hasBases = (listed: CountedList): SQL =>
  sql`(SELECT count(*) FROM ${keptCountRows} WHERE ${and(inArray(what, [...listed.what]), isBase, sql`${part} = ''`)}) = ${listed.what.length}`;

/** The number of rows, or null until the job has counted the existing ones. */
export async function countByDay(db: Db, listed: CountedList): Promise<number | null> {
  const total = sql<number>`coalesce(sum(${n}), 0)`.mapWith(Number);
  const [row] = await db
    .select({ total, known: sql<boolean>`${hasBases(listed)}` })
    .from(keptCountRows)
    .where(isListed(listed));
  return row?.known ? row.total : null;
}

/** Fewer rows are skipped one by one. */
const FAR = 500;

/** Where to begin to read: the condition, and the rows still to skip. */
export type Start = { where: SQL | undefined; skip: number };

/**
 * The start of a stretch of a list that is sorted by time or price first: the day or price at which it begins. So only rows of
 * that are skipped one by one, however long the list is.
 * @param listed null: nothing is counted for this list, and all rows are skipped one by one
 */
export async function startOf(
  db: Db,
  listed: CountedList | null,
  { skip, backwards }: Slice,
  [[sortedBy, direction]]: Sorting,
): Promise<Start> {
  if (listed === null || skip < FAR) return { where: undefined, skip };
  const isFalling = (direction === 'down') !== backwards;
  const found = await stepAt(db, listed, skip, isFalling);
  if (found === undefined) return { where: undefined, skip };
  const edge = edgeOf(listed, found.step, isFalling ? 1 : 0);
  return {
    where: sql`${sortedBy} ${sql.raw(isFalling ? '<' : '>=')} ${edge}`,
    skip: skip - found.before,
  };
}

/** Where a step begins, or the one after it. */
function edgeOf(listed: CountedList, at: string, after: 0 | 1): SQL {
  if (listed.what.includes('orders_by_price')) return sql`${(Number(at) + after) * 1_000}::bigint`;
  return sql`(${at}::date + ${after}::int)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'`;
}

/** The day or price of the row after `skip` others, and the number of rows before that. */
async function stepAt(
  db: Db,
  listed: CountedList,
  skip: number,
  isFalling: boolean,
): Promise<{ step: string; before: number } | undefined> {
  const { rows } = await db.execute<{ step: string; before: number }>(sql`
    SELECT step, before::float8 AS before FROM (
      SELECT step, n, sum(n) OVER (ORDER BY step ${sql.raw(isFalling ? 'DESC' : 'ASC')}) - n AS before
      FROM (SELECT ${step} AS step, sum(${n}) AS n FROM ${keptCountRows} WHERE ${isListed(listed)} GROUP BY 1) AS steps
    ) AS placed
    WHERE before <= ${skip} AND ${skip} < before + n AND ${hasBases(listed)}`);
  return rows[0];
}
