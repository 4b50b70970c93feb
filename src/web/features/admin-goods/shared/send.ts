import { call } from '#web/lib/call.ts';
import { fetchWithProgress } from '#web/lib/fetch-with-progress.ts';
import type { Sending } from './editor.ts';

/**
 * @param key Idempotency-Key: sent again with the same one, it is done once
 * @param onProgress receives the uploaded share of a picture, from 0 to 1;
 * @throws ApiError
 */
export function send<Item>(
  { method, path, body, picture }: Sending,
  key: string,
  onProgress: (part: number) => void,
): Promise<Item> {
  const headers = { 'idempotency-key': key };
  if (picture === null) return call<Item>(method, path, { body, headers });
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) form.append(field, String(value));
  form.append('image', picture);
  return call<Item>(method, path, { body: form, headers, fetched: fetchWithProgress(onProgress) });
}
