import { gzipSync } from 'node:zlib';
import { ask } from './ask.ts';

/**
 * The JavaScript that a page brings with it: what its HTML names, the files fetched ahead among them.
 * @returns bytes, each file packed by gzip
 */
export async function scriptBytes(page: string): Promise<number> {
  const html = (await ask(page)).body.toString();
  const paths = new Set(html.match(/\/assets\/[^"]+\.js/g));
  const files = await Promise.all([...paths].map((path) => ask(new URL(path, page).href)));
  return files.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);
}
