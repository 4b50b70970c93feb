import { expect, test } from 'vitest';
import { emptyBoard } from '#domain/design/board.ts';
import { startHistory } from '#domain/design/history.ts';
import { asId, type CharmId, type DesignId, type StringId, type TyingMethodId } from '#domain/kernel/ids.ts';
import { emptyDesign } from '#web/features/builder/state/design-state.ts';
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

/** A fake API whose responses can be made to fail or get lost. */
function shop() {
  const calls: string[] = [];
  const items: { customBracelet: { _id: string } }[] = [];
  const broken = new Set<string>();
  let lostAnswer = false;
  const call = async (method: string, path: string, options?: { body: unknown }): Promise<never> => {
    calls.push(`${method} ${path}`);
    await Promise.resolve();
    if (broken.has(path)) throw new Error(`${path} failed`);
    if (path === '/custom-bracelets') return { _id: `bracelet-${calls.length}` } as never;
    if (method === 'POST') {
      const item = options?.body as { customBracelet: string } | undefined;
      items.push({ customBracelet: { _id: item?.customBracelet ?? '' } });
      if (lostAnswer) throw new Error('lost');
    }
    return { items } as never;
  };
  return { call, calls, items, broken, loseAnswers: (lost: boolean) => (lostAnswer = lost) };
}

test('the design is sent by position, with the slots that its wrist asks for', () => {
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

test('two clicks make one bracelet and one line', async () => {
  const { call, calls, items } = shop();
  const finish = createFinisher(call);
  const body = designBody(bench, stringId);
  const [one, other] = await Promise.all([finish(body), finish(body)]);
  expect(one).toBe(other);
  expect(calls).toEqual(['POST /custom-bracelets', 'POST /cart/items']);
  expect(items).toHaveLength(1);
});

test('a retry after a failed cart goes on with the same bracelet', async () => {
  const { call, calls, broken } = shop();
  const finish = createFinisher(call);
  const body = designBody(bench, stringId);
  broken.add('/cart/items');
  await expect(finish(body)).rejects.toThrow('/cart/items failed');
  broken.clear();
  await finish(body);
  expect(calls.filter((path) => path === 'POST /custom-bracelets')).toHaveLength(1);
});

test('an answer that was lost does not put the bracelet into the cart twice', async () => {
  const { call, items, loseAnswers } = shop();
  const finish = createFinisher(call);
  const body = designBody(bench, stringId);
  loseAnswers(true);
  await expect(finish(body)).rejects.toThrow('lost');
  loseAnswers(false);
  await finish(body);
  expect(items).toHaveLength(1);
});

test('a changed design takes the place of the one in the cart', async () => {
  const sent: unknown[] = [];
  const { call } = shop();
  const finish = createFinisher((method, path, options) => {
    sent.push(options?.body);
    return call(method, path, options);
  });
  const old = asId<DesignId>('0199c2a0-0000-7000-8000-000000000009');
  await finish(designBody(bench, stringId), old);
  expect(sent[1]).toMatchObject({ quantity: 1, replaces: old });
});

test('a design that changed after a failure is another bracelet; so is the same one made again', async () => {
  const { call, calls, broken } = shop();
  const finish = createFinisher(call);
  broken.add('/cart/items');
  await expect(finish(designBody(bench, stringId))).rejects.toThrow('failed');
  broken.clear();
  await finish(designBody({ ...bench, name: 'Gửi mẹ' }, stringId));
  await finish(designBody({ ...bench, name: 'Gửi mẹ' }, stringId));
  expect(calls.filter((path) => path === 'POST /custom-bracelets')).toHaveLength(3);
});
