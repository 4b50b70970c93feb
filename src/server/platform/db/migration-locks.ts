import pg from 'pg';

/** The lock that PostgreSQL itself takes for such a statement, weakest first: only the last blocks readers. */
const MODES = ['SHARE', 'SHARE ROW EXCLUSIVE', 'ACCESS EXCLUSIVE'] as const;
export type LockMode = (typeof MODES)[number];

const TAKES: readonly [RegExp, LockMode][] = [
  [/^CREATE (?:UNIQUE )?INDEX [^(]* ON "?(\w+)/, 'SHARE'],
  [/^CREATE (?:OR REPLACE )?TRIGGER [^]*? ON "?(\w+)/, 'SHARE ROW EXCLUSIVE'],
  [/^ALTER TABLE "(\w+)" ADD CONSTRAINT [^;]* FOREIGN KEY [^;]* REFERENCES "(\w+)"/, 'SHARE ROW EXCLUSIVE'],
  [/^ALTER TABLE "(\w+)"/, 'ACCESS EXCLUSIVE'],
];

/**
 * The tables that a migration changes, each with the strongest lock that one of its statements takes, including tables that it
 * creates itself.
 * @param text of `migration.sql`
 */
export function locksOf(text: string): Map<string, LockMode> {
  const locks = new Map<string, LockMode>();
  for (const part of text.split('--> statement-breakpoint')) {
    const statement = part.replaceAll(/^\s*--.*$/gm, '').trim();
    const [pattern, mode] = TAKES.find(([each]) => each.test(statement)) ?? [];
    if (pattern === undefined || mode === undefined) continue;
    for (const table of pattern.exec(statement)!.slice(1)) {
      const before = locks.get(table);
      if (before === undefined || MODES.indexOf(before) < MODES.indexOf(mode)) locks.set(table, mode);
    }
  }
  return locks;
}

/** Another transaction held a table for too long; nothing of the migration was applied. */
export class TableLocked extends Error {
  /** null when a statement after the explicit locks was blocked. */
  readonly table: string | null;
  constructor(table: string | null, cause: unknown) {
    super(`somebody else holds ${table ?? 'one of its tables'}`, { cause });
    this.table = table;
  }
}

/** lock_not_available, deadlock_detected */
const HELD = new Set(['55P03', '40P01']);

/**
 * Turns a lock timeout or deadlock into `TableHeld`, and returns any other error as it is. Wrapped errors carry PostgreSQL's own
 * as their cause.
 */
export function asTableLocked(error: unknown, table: string | null): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof TableLocked) return each;
    if (each instanceof pg.DatabaseError && HELD.has(each.code ?? '')) return new TableLocked(table, error);
  }
  return error;
}

/**
 * Locks all tables in the open transaction before any work that a later lock failure would waste.
 * @param first tables that were held in earlier attempts, to lock first: an order locks its tables in one sequence, which is
 * found that way
 * @throws TableHeld
 */
export async function takeLocks(
  client: pg.Client,
  locks: ReadonlyMap<string, LockMode>,
  first: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    'SELECT relname AS table FROM pg_class WHERE oid = ANY (SELECT to_regclass(quote_ident(each)) FROM unnest($1::text[]) each)',
    [[...locks.keys()]],
  );
  const there = new Set(rows.map(({ table }) => table));
  for (const table of new Set([...first, ...locks.keys()])) {
    if (!there.has(table)) continue;
    await client.query(`LOCK TABLE "${table}" IN ${locks.get(table)} MODE`).catch((error: unknown) => {
      throw asTableLocked(error, table);
    });
  }
}
