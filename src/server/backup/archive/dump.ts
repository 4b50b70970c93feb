import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table as copied; a restored one must match it. */
export type TableCopy = { name: string; columns: string[]; rows: number; sha256: string };

/** Fixed output formats, independent of the server's settings: the same rows give the same bytes everywhere. */
const OUTPUT_FORMATS = [
  "SET datestyle = 'ISO, YMD'",
  "SET timezone = 'UTC'",
  "SET intervalstyle = 'iso_8601'",
  "SET bytea_output = 'hex'",
  'SET extra_float_digits = 3',
  "SET client_encoding = 'UTF8'",
  'SET synchronize_seqscans = off',
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
  'SET lock_timeout = 0',
];

/** Applies these output formats to a connection, and lifts its timeouts. */
export async function fixOutputFormats(client: pg.Client): Promise<void> {
  for (const setting of OUTPUT_FORMATS) await client.query(setting);
}

/**
 * All tables of the shop's schema. Job queues are excluded: jobs are recreated on start, and jobs queued a day ago are obsolete.
 */
const TABLES = `
  SELECT c.relname AS name,
    (SELECT array_agg(quote_ident(a.attname) ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '')::text[] AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind = 'r' ORDER BY c.relname`;

/**
 * Copies every table from one snapshot, while the shop keeps running. If it throws (a full disk), the connection must be ended: a
 * further query would wait for ever behind the copy that was cut off.
 * @param fileOf file for a table's rows; null: only counts and hashes them
 * @param onTable called after each table
 */
export async function dumpTables(
  client: pg.Client,
  fileOf: ((table: string) => string) | null,
  onTable: (table: TableCopy) => void = () => undefined,
): Promise<TableCopy[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(TABLES);
  const copies: TableCopy[] = [];
  for (const { name, columns } of tables) {
    const copy = { name, columns, ...(await dumpTable(client, name, columns, fileOf?.(name) ?? null)) };
    copies.push(copy);
    onTable(copy);
  }
  await client.query('ROLLBACK');
  return copies;
}

async function dumpTable(client: pg.Client, name: string, columns: string[], file: string | null) {
  const reading = client.query(copyTo(`COPY "${name}" (${columns.join(', ')}) TO STDOUT`));
  const sum = createHash('sha256');
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum.update(chunk);
      done(null, file === null ? undefined : chunk);
    },
  });
  if (file === null) await pipeline(reading, counted.resume());
  else await pipeline(reading, counted, createWriteStream(file, { mode: 0o600 }));
  return { rows: reading.rowCount ?? 0, sha256: sum.digest('hex') };
}

/**
 * Fills empty tables from copies, in one transaction. Foreign keys are dropped and re-added, which validates them all; owning the
 * tables is the only permission needed. Sequences continue after the restored rows; tables maintained by triggers are among the
 * copies.
 */
export async function loadTables(
  client: pg.Client,
  folder: string,
  tables: readonly TableCopy[],
  onTable: (table: TableCopy) => void = () => undefined,
): Promise<void> {
  await client.query('BEGIN');
  const { rows: relations } = await client.query<{ table: string; name: string; definition: string }>(
    RELATIONS,
  );
  for (const { table, name } of relations) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  const { rows: kept } = await client.query<{ table: string }>(TRIGGERED);
  for (const { table } of kept) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const table of tables) {
    const { name, columns } = table;
    await client.query(`TRUNCATE "${name}"`);
    const writing = client.query(copyFrom(`COPY "${name}" (${columns.join(', ')}) FROM STDIN`));
    await pipeline(createReadStream(join(folder, `${name}.copy`)), writing);
    onTable(table);
  }
  for (const { table } of kept) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of relations)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  const { rows: counters } = await client.query<{ sequence: string; table: string; column: string }>(
    COUNTERS,
  );
  for (const { sequence, table, column } of counters)
    await client.query(
      `SELECT setval($1::regclass, coalesce((SELECT max(${column}) FROM ${table}), 0) + 1, false)`,
      [sequence],
    );
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

const RELATIONS = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

const TRIGGERED = `
  SELECT DISTINCT tgrelid::regclass::text AS table FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace`;

const COUNTERS = `
  SELECT d.objid::regclass::text AS sequence, d.refobjid::regclass::text AS table, quote_ident(a.attname) AS column
  FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
  JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
  WHERE d.deptype IN ('a', 'i') AND s.relnamespace = 'public'::regnamespace`;
