import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrderOf, pageOfKeys, type Slice } from './paging.ts';

/** Reads a list as the database would, from either end. */
const readFrom =
  (list: readonly number[]) =>
  async ({ backwards, skip, take }: Slice) =>
    (backwards ? list.toReversed() : list).slice(skip, skip + take);

test('every page holds its part of the list, and no read skips more than half of the list', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(60),
      fc.integer({ min: 1, max: 25 }),
      fc.integer({ min: 1, max: 70 }),
      async (total, limit, page) => {
        const list = Array.from({ length: total }, (_, at) => at);
        const asked: Slice[] = [];
        const found = await pageOfKeys(
          { page, limit },
          async () => total,
          (stretch) => {
            asked.push(stretch);
            return readFrom(list)(stretch);
          },
        );
        expect(found).toEqual({ total, more: false, keys: list.slice((page - 1) * limit, page * limit) });
        for (const { skip } of asked) expect(skip).toBeLessThanOrEqual(total / 2);
      },
    ),
  );
});

test('a search shows at most a given number of results from the beginning and says whether there are more', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(60),
      fc.integer({ min: 1, max: 25 }),
      fc.integer({ min: 1, max: 70 }),
      fc.integer({ min: 1, max: 40 }),
      async (there, limit, page, most) => {
        const list = Array.from({ length: there }, (_, at) => at);
        const upTo = async () => Math.min(there, most + 1);
        const { keys, total, more } = await pageOfKeys({ page, limit }, upTo, readFrom(list), most);
        expect([total, more]).toEqual([Math.min(there, most), there > most]);
        const shown = page === 1 ? list : list.slice(0, total);
        expect(keys).toEqual(shown.slice((page - 1) * limit, page * limit));
      },
    ),
  );
});

test('rows are put in the order of their keys; keys without a row are left out', () => {
  const found = [{ id: 1 }, { id: 3 }, { id: 2 }];
  expect(inOrderOf([2, 9, 3, 1], found, ({ id }) => id)).toEqual([{ id: 2 }, { id: 3 }, { id: 1 }]);
});
