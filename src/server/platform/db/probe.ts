import pg from 'pg';
import { LIMITS, probeSettings } from './limits.ts';

/**
 * Whether the database answers, asked on a connection of its own: however busy the others are, and within
 * `LIMITS.probe` ms. Those who ask together get one answer.
 */
export function createProbe(connectionString: string) {
  const pool = new pg.Pool(probeSettings(connectionString));
  pool.on('error', () => undefined); // the next question connects anew
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
