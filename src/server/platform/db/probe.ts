import pg from 'pg';
import { LIMITS, probeSettings } from './limits.ts';

/**
 * Checks on a connection of its own whether the database answers, within `LIMITS.probe` ms and however busy the other connections
 * are. Concurrent callers share one query.
 */
export function createProbe(connectionString: string) {
  const pool = new pg.Pool(probeSettings(connectionString));
  pool.on('error', () => undefined); // the next probe reconnects
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), LIMITS.probe);
    const answered = pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([answered, late.promise]);
    } finally {
      clearTimeout(timer);
      asking = null;
    }
  }

  return {
    isReachable: (): Promise<boolean> => (asking ??= ask()),
    close: () => pool.end(),
  };
}
