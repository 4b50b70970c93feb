import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Does work that counts as of one kind: a route, an event of the chat, a job. No kind takes all connections. */
export const asKind = <T>(kind: string, work: () => T): T => storage.run(kind, work);

export const kindOfWork = (): string => storage.getStore() ?? 'other';
