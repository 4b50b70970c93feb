import { ApiError } from '../api.ts';
import { call, type Init } from '../call.ts';
import { copy } from '../copy.vi.ts';
import { saveFile } from './save-file.ts';

/**
 * Downloads a file of the API under the name that the server gives it.
 *
 * It is fetched, not followed as a link: a browser shows what the server answers to a refused link in place of the shop. With the
 * attribute `download`, or in a hidden frame (which `frame-ancestors` forbids), the page stays but never learns of the refusal. To
 * ask beforehand would count twice against the limits, and the download itself could still be refused. Fetched, it is renewed,
 * proved and explained like any other call, also where it breaks off halfway.
 *
 * A long table need not fit into memory for it: Chromium and Firefox write a large blob to the disk while it arrives (Chromium took
 * 5 MB more for 500 MB, measured). The price is that closing the tab ends the download.
 * @param path below `/api`
 * @throws ApiError
 */
export async function downloadFile(path: string): Promise<void> {
  const file: { name?: string | undefined; body?: Response } = {};
  await call('GET', path, {
    headers: { accept: '*/*' },
    async fetched(url, init) {
      const answer = await fetchUntimed(url, init);
      if (!answer.ok) return answer;
      file.name = fileName(answer);
      file.body = answer;
      // Without a name it is no file of the shop, but a page of some proxy before it.
      return new Response(null, { status: file.name === undefined ? 502 : 204 });
    },
  });
  if (file.name !== undefined && file.body !== undefined) saveFile(file.name, await readWhole(file.body));
}

/** The signal of `call` limits how long an answer may take to begin; a long table may take longer to arrive. */
async function fetchUntimed(url: string, { signal, ...init }: Init): Promise<Response> {
  const until = new AbortController();
  const giveUp = () => until.abort(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  try {
    return await fetch(url, { ...init, signal: until.signal });
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

const fileName = ({ headers }: Response) =>
  /^attachment; filename="([^"]+)"$/.exec(headers.get('content-disposition') ?? '')?.[1];

async function readWhole(body: Response): Promise<Blob> {
  try {
    return await body.blob();
  } catch {
    throw new ApiError(0, { code: 'NETWORK', message: copy.network });
  }
}
