import type { ChangeStore, QueuedChange } from './queued-change.ts';
import { createMemoryStore } from './memory-store.ts';

const DATABASE = 'vuon-charm.shipper';
const CHANGES = 'changes';
const BY_USER = 'userId';

/**
 * A user's changes in IndexedDB, photos included: they outlive the page, the browser and a logout. If the browser refuses
 * storage, an in-memory store is used.
 */
export function createDeviceStore(userId: string): ChangeStore {
  const memory = createMemoryStore();
  const opened = open().catch(() => null);

  /** Resolves only after the commit (strict durability), so that a stored change survives a phone that dies the next moment. */
  async function write(work: (changes: IDBObjectStore) => void, otherwise: () => Promise<void>) {
    const database = await opened;
    if (database === null) return otherwise();
    const transaction = database.transaction(CHANGES, 'readwrite', { durability: 'strict' });
    work(transaction.objectStore(CHANGES));
    await new Promise<void>((committed, failed) => {
      transaction.addEventListener('complete', () => committed());
      transaction.addEventListener('abort', () =>
        failed(transaction.error ?? new Error('the phone keeps nothing')),
      );
    });
  }

  return {
    async list() {
      const database = await opened;
      if (database === null) return memory.list();
      const index = database.transaction(CHANGES).objectStore(CHANGES).index(BY_USER);
      const rows = await answerOf<QueuedChange[]>(index.getAll(userId));
      return rows.toSorted((one, other) => one.seq - other.seq);
    },
    add: (change) =>
      write(
        (changes) => changes.add({ ...change, userId, accepted: false, refusal: null }),
        () => memory.add(change),
      ),
    update: (change) =>
      write(
        (changes) => changes.put({ ...change, userId }),
        () => memory.update(change),
      ),
    remove: (seq) =>
      write(
        (changes) => changes.delete(seq),
        () => memory.remove(seq),
      ),
  };
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    // The auto-increment key is the order in which changes were made.
    const changes = request.result.createObjectStore(CHANGES, { keyPath: 'seq', autoIncrement: true });
    changes.createIndex(BY_USER, BY_USER);
  });
  return answerOf(request);
}

function answerOf<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((answered, failed) => {
    request.addEventListener('success', () => answered(request.result as Result));
    request.addEventListener('error', () => failed(request.error ?? new Error('the phone does not answer')));
  });
}
