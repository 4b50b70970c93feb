import { call } from '#web/lib/call.ts';

/** One of a short list as it is now, past every cache; undefined when it is gone. */
export async function findInList<Item extends { _id: string }>(
  path: string,
  id: string,
): Promise<Item | undefined> {
  const list = await call<Item[]>('GET', path);
  return list.find(({ _id }) => _id === id);
}
