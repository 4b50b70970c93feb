import { call } from '#web/lib/call.ts';

/** The current item of a short list, bypassing every cache; undefined if it no longer exists. */
export async function findInList<Item extends { _id: string }>(
  path: string,
  id: string,
): Promise<Item | undefined> {
  const list = await call<Item[]>('GET', path);
  return list.find(({ _id }) => _id === id);
}
