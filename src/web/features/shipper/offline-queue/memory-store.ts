import type { ChangeStore, QueuedChange } from './queued-change.ts';

/** An in-memory store that lives as long as the page: for browsers that refuse storage, and for tests. */
export function createMemoryStore(): ChangeStore {
  let kept: QueuedChange[] = [];
  let last = 0;
  return {
    list: async () => kept,
    async add(change) {
      last += 1;
      kept = [...kept, { ...change, seq: last, accepted: false, refusal: null }];
    },
    async update(change) {
      kept = kept.map((each) => (each.seq === change.seq ? change : each));
    },
    async remove(seq) {
      kept = kept.filter((each) => each.seq !== seq);
    },
  };
}
