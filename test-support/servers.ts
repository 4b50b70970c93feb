import { fileURLToPath } from 'node:url';
import type { TestShop } from './app.ts';
import { runCommand, type Command } from './command.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A shop as a process of its own, and its address. */
export type Server = Command & { url: string };

/**
 * Starts `server-process.ts` on the database and secret of a test's shop.
 * @param env additional environment variables
 */
export async function startServer({ shop }: TestShop, env: Record<string, string> = {}): Promise<Server> {
  const { PATH, HOME } = process.env;
  const server = runCommand(process.execPath, ['test-support/server-process.ts'], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      LOG_LEVEL: 'warn',
      OPEN_ORDERS: '0',
      OPEN_BRACELETS: '0',
      DATABASE_URL: shop.db.$client.options.connectionString,
      DATA_DIR: shop.config.dataDir,
      SESSION_SECRET: shop.config.sessionSecret ?? '',
      ...env,
    },
  });
  const [, url = ''] = await server.says(/listening on (\S+)/);
  return { ...server, url };
}
