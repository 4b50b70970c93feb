import { and, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from './connection.ts';
import { keptCountRows, type Counted } from './counts.ts';
import type { Sorting, Stretch } from './paging.ts';

/** The maintained counts whose parts begin with the day, in Vietnam, by which their lists are sorted. */
type CountedByDay = Extract<Counted, `${string}_by_day`>;

/** The rows of a list, as counted by day: of one table or several, of a range of days, of some kinds. */
export type ListedByDay = {
  what: readonly CountedByDay[];
  /** Both inclusive. */
  days?: { from?: string | undefined; to?: string | undefined };
  /** The wanted values of each word that follows the day in a part; `null` stands for all. */
  kinds?: readonly (readonly string[] | null)[];
};

const { what, part, n, isBase } = keptCountRows;
const day = sql<string>`left(${part}, 10)`;

function isListed(listed: ListedByDay): SQL | undefined {
  const { from, to } = listed.days ?? {};
  return and(
    inArray(what, [...listed.what]),
    from === undefined ? undefined : gte(day, from),
    to === undefined ? undefined : lte(day, to),
    ...(listed.kinds ?? [])
      .map(
        (wanted, place) =>
          wanted && inArray(sql`split_part(${part}, ' ', ${sql.raw(String(place + 2))})`, [...wanted]),
      )
      .filter((each) => each !== null),
  );
}

/** Whether the existing rows have been counted, too: until then the counts are of changes only. */
const hasBases = (listed: ListedByDay): SQL =>
  sql`(SELECT count(*) FROM ${keptCountRows} WHERE ${and(inArray(what, [...listed.what]), isBase, sql`${part} = ''`)}) = ${listed.what.length}`;

/** The number of rows, or null until the job has counted the existing ones. */
export async function countByDay(db: Db, listed: ListedByDay): Promise<number | null> {
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
 * The start of a stretch of a list that is sorted by time first: the day that contains it. So only rows of that day are skipped
 * one by one, however long the list is.
 * @param listed null: nothing is counted for this list, and all rows are skipped one by one
 */
export async function startOf(
  db: Db,
  listed: ListedByDay | null,
  { skip, backwards }: Stretch,
  [[time, direction]]: Sorting,
): Promise<Start> {
  const latestFirst = (direction === 'down') !== backwards;
  const found = listed === null || skip < FAR ? undefined : await dayAt(db, listed, skip, latestFirst);
  if (found === undefined) return { where: undefined, skip };
  const [sign, after] = latestFirst ? ['<', 1] : ['>=', 0];
  const edge = sql`(${found.day}::date + ${after}::int)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'`;
  return { where: sql`${time} ${sql.raw(sign)} ${edge}`, skip: skip - found.before };
}

/** The day of the row after `skip` others, and the number of rows before that day. */
async function dayAt(
  db: Db,
  listed: ListedByDay,
  skip: number,
  latestFirst: boolean,
): Promise<{ day: string; before: number } | undefined> {
  const { rows } = await db.execute<{ day: string; before: number }>(sql`
    SELECT day, before::float8 AS before FROM (
      SELECT day, n, sum(n) OVER (ORDER BY day ${sql.raw(latestFirst ? 'DESC' : 'ASC')}) - n AS before
      FROM (SELECT ${day} AS day, sum(${n}) AS n FROM ${keptCountRows} WHERE ${isListed(listed)} GROUP BY 1) AS days
    ) AS placed
    WHERE before <= ${skip} AND ${skip} < before + n AND ${hasBases(listed)}`);
  return rows[0];
}
