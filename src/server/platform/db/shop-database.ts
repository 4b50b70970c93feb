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

/** There is no shop that a command could work on. */
export class NoShopDatabase extends CommandError {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, options?: ErrorOptions) {
    super(sentenceOf(trouble), options);
    this.trouble = trouble;
  }
}

/** `missing`: how many migrations of this version it has not had. */
export type ShopDatabase = { connectionString: string; missing: number };

/**
 * The database of the shop that is there, as it is: nothing is made, filled or brought up to this version. One that runs is used and
 * left running.
 * @param opened is given what is to be closed
 * @throws NoShopDatabase where nothing answers, and where no shop is
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
  client.on('error', () => undefined); // also rejects the query, which tells it
  try {
    await client.connect();
    return await appliedMigrations(client);
  } finally {
    await client.end();
  }
}

/** For people, without the password. */
function nameOf(connectionString: string): string {
  const { pathname, host } = new URL(connectionString);
  return `${decodeURIComponent(pathname.slice(1))} (${decodeURIComponent(host)})`;
}
