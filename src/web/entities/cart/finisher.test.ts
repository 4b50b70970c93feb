import { expect, test } from 'vitest';
import { emptyBoard } from '#domain/design/board.ts';
import { startHistory } from '#domain/design/history.ts';
import { asId, type CharmId, type DesignId, type StringId, type TyingMethodId } from '#domain/kernel/ids.ts';
import { emptyDesign } from '#web/features/builder/state/design-state.ts';
import { createTabStorage } from '#web/lib/storage/tab-storage.ts';
import { createFinisher } from './finisher.ts';
import { designBody } from '#web/features/builder/finish/design-body.ts';

const stringId = asId<StringId>('0199c2a0-0000-7000-8000-000000000001');
const bench = {
  ...emptyDesign(),
  history: startHistory({
    slots: emptyBoard(17).slots.map(() => asId<CharmId>('rose')),
    tray: {},
    wristSize: 15.5,
  }),
  name: ' Gửi Linh ',
};

/** A fake API whose responses can be made to fail or get lost, and the storage of one tab. */
function shop() {
  const calls: string[] = [];
  const items: { customBracelet: { _id: string } }[] = [];
  const designs = new Map<string | undefined, { _id: string }>();
  const broken = new Set<string>();
  const lost = new Set<string>();
  const box = new Map<string, string>();
  const kept = createTabStorage('finish', () => ({
    getItem: (name) => box.get(name) ?? null,
    setItem: (name, text) => void box.set(name, text),
    removeItem: (name) => void box.delete(name),
  }));
  const answer = (method: string, path: string, { body, headers = {} }: Options): object => {
    if (path === '/custom-bracelets') {
      const key = headers['idempotency-key'];
      if (!designs.has(key)) designs.set(key, { _id: `bracelet-${designs.size + 1}` });
      return designs.get(key)!;
    }
    if (method === 'POST')
      items.push({ customBracelet: { _id: (body as { customBracelet: string }).customBracelet } });
    return { items };
  };
  const call = async (method: string, path: string, options: Options = {}): Promise<never> => {
    calls.push(`${method} ${path}`);
    await Promise.resolve();
    if (broken.has(path)) throw new Error(`${path} failed`);
    const answered = answer(method, path, options);
    if (lost.has(`${method} ${path}`)) throw new Error('lost');
    return answered as never;
  };
  return { call, calls, items, designs, broken, lost, kept };
}
type Options = { body?: unknown; headers?: Record<string, string> };

test('the request has a trimmed name, no fallback tying method and the slots of the wrist size', () => {
  const body = designBody({ ...bench, tyingMethodId: asId<TyingMethodId>('fallback') }, stringId);
  expect(body).toMatchObject({
    name: 'Gửi Linh',
    braceletString: stringId,
    tyingMethod: null,
    wristSize: 15.5,
    calculatedCharmCount: 17,
  });
  expect(body.charms.map(({ position }) => position)).toEqual([...Array(17).keys()]);
});

test('two concurrent calls make one bracelet and one cart line', async () => {
  const { call, calls, items, kept } = shop();
  const finish = createFinisher(call, 'linh', kept);
  const body = designBody(bench, stringId);
  const [one, other] = await Promise.all([finish(body), finish(body)]);
  expect(one).toBe(other);
  expect(calls).toEqual(['POST /custom-bracelets', 'POST /cart/items']);
  expect(items).toHaveLength(1);
});

test('a retry after a failed POST /cart/items reuses the bracelet', async () => {
  const { call, designs, items, broken, kept } = shop();
  const finish = createFinisher(call, 'linh', kept);
  const body = designBody(bench, stringId);
  broken.add('/cart/items');
  await expect(finish(body)).rejects.toThrow('/cart/items failed');
  broken.clear();
  await finish(body);
  expect([designs.size, items.length]).toEqual([1, 1]);
});

test.each([['POST /custom-bracelets'], ['POST /cart/items', 'GET /cart']])(
  'a retry after a lost response of %s makes no second bracelet, also after a reload',
  async (...answers) => {
    const { call, designs, items, lost, kept } = shop();
    const body = designBody(bench, stringId);
    for (const answer of answers) lost.add(answer);
    await expect(createFinisher(call, 'linh', kept)(body)).rejects.toThrow('lost');
    lost.clear();
    const { bracelet } = await createFinisher(call, 'linh', kept)(body);
    expect(designs.size).toBe(1);
    expect(items).toEqual([{ customBracelet: { _id: bracelet._id } }]);
  },
);

test('a lost response of POST /cart/items: the line is found in the cart at once', async () => {
  const { call, items, lost, kept } = shop();
  lost.add('POST /cart/items');
  const { bracelet, cart } = await createFinisher(call, 'linh', kept)(designBody(bench, stringId));
  expect([cart.items, items]).toEqual([items, [{ customBracelet: { _id: bracelet._id } }]]);
});

test('an edited design replaces the one in the cart', async () => {
  const sent: unknown[] = [];
  const { call, kept } = shop();
  const finish = createFinisher(
    (method, path, options) => {
      sent.push(options?.body);
      return call(method, path, options);
    },
    'linh',
    kept,
  );
  const old = asId<DesignId>('0199c2a0-0000-7000-8000-000000000009');
  await finish(designBody(bench, stringId), old);
  expect(sent[1]).toMatchObject({ quantity: 1, replaces: old });
});

test('a design changed after a failure makes another bracelet, and so does the same one made again', async () => {
  const { call, designs, broken, kept } = shop();
  const finish = createFinisher(call, 'linh', kept);
  broken.add('/cart/items');
  await expect(finish(designBody(bench, stringId))).rejects.toThrow('failed');
  broken.clear();
  await finish(designBody({ ...bench, name: 'Gửi mẹ' }, stringId));
  await finish(designBody({ ...bench, name: 'Gửi mẹ' }, stringId));
  expect(designs.size).toBe(3);
});
