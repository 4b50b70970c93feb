import { seconds } from '#domain/kernel/time.ts';

/** Distributes URLs to all participating search engines (indexnow.org); Google is not among them. */
const ENDPOINT = 'https://api.indexnow.org/indexnow';
/** URLs per call. */
const MOST = 10_000;
const PATIENCE = seconds(20);

/**
 * Submits changed pages.
 * @throws Error when they were not accepted; the job retries
 */
export type IndexNow = (wanted: { site: string; key: string; paths: readonly string[] }) => Promise<void>;

/** @param patience milliseconds; another endpoint is for tests */
export function createIndexNow({ endpoint = ENDPOINT, patience = PATIENCE } = {}): IndexNow {
  return async ({ site, key, paths }) => {
    for (let from = 0; from < paths.length; from += MOST) {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: new URL(site).host,
          key,
          keyLocation: `${site}/${key}.txt`,
          urlList: paths.slice(from, from + MOST).map((path) => site + path),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`);
    }
  };
}
