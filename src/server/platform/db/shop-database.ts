import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded-postgres/server.ts';
import { CommandError } from '../process/commands.ts';
import type { Config } from '../process/config.ts';
import { databaseCopy as copy } from '../process/copy.vi.ts';
import { createLog } from '../process/log.ts';
import { reasonOf, sentenceOf, troubleOf, type Trouble } from '../process/trouble.ts';
import { settingsWithoutTimeouts } from './limits.ts';
import { appliedMigrations, migrationNames } from './migrations.ts';

/** No usable shop database: unreachable, empty or lacking migrations. */
export class NoShopDatabase extends CommandError {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, options?: ErrorOptions) {
    super(sentenceOf(trouble), options);
    this.trouble = trouble;
  }
}

/** `missing`: number of pending migrations. */
export type ShopDatabase = { connectionString: string; missing: number };

/**
 * Finds the shop's existing database without creating, filling or migrating it. Uses an embedded server that is already running
 * and leaves it running.
 * @param opened collects what must be closed
 * @throws NoShopDatabase when the database does not answer or contains no shop
 */
export async function findShopDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  opened: AsyncDisposableStack,
): Promise<ShopDatabase> {
  const connectionString = databaseUrl ?? (await openEmbedded(dataDir, opened));
  const had = await historyOf(connectionString).catch((error: unknown) => {
    const trouble = troubleOf(error);
    throw trouble === null ? error : new NoShopDatabase(trouble, { cause: error });
  });
  if (had.length === 0) throw new NoShopDatabase(copy.empty(nameOf(connectionString)));
  const known = await migrationNames();
  return { connectionString, missing: known.filter((name) => !had.includes(name)).length };
}

async function openEmbedded(dataDir: string, opened: AsyncDisposableStack): Promise<string> {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(join(folder, 'cluster', 'PG_VERSION'))) throw new NoShopDatabase(copy.none(dataDir));
  try {
    const server = await startEmbeddedPostgres({ dataDir: folder, log: createLog('silent') });
    opened.defer(() => server.stop());
    return server.url;
  } catch (error) {
    throw new NoShopDatabase(copy.notStarted(reasonOf(error)), { cause: error });
  }
}

async function historyOf(connectionString: string): Promise<string[]> {
  const client = new pg.Client(settingsWithoutTimeouts(connectionString, 1));
  client.on('error', () => undefined); // the query rejects as well and reports it
  try {
    await client.connect();
    return await appliedMigrations(client);
  } finally {
    await client.end();
  }
}

/** Database name and host for messages, without the password. */
function nameOf(connectionString: string): string {
  const { pathname, host } = new URL(connectionString);
  return `${decodeURIComponent(pathname.slice(1))} (${decodeURIComponent(host)})`;
}
