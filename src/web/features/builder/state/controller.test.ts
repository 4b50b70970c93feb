import { expect, test } from 'vitest';
import type { Charm } from '#contract/http/catalogue.ts';
import { asId, type CharmId } from '#domain/kernel/ids.ts';
import type { ToastOptions } from '#web/ui/feedback/toast.ts';
import { createDesignStore } from './design-store.ts';
import { emptyDesign } from './design-state.ts';
import { createCharmCache, lettersAmong } from './charm-cache.ts';
import { createBuilderController } from './controller.ts';

const [rose, lily] = [asId<CharmId>('rose'), asId<CharmId>('lily')];
const charm = (id: CharmId, name: string, stock: number, letter: string | null = null) =>
  ({ _id: id, name, stock, availableStock: stock, letter }) as Charm;

function open() {
  const toasts: ToastOptions[] = [];
  const cache = createCharmCache([charm(rose, 'Hoa hồng', 20), charm(lily, 'Hoa ly', 1)]);
  const store = createDesignStore({
    first: emptyDesign(),
    keep: () => true,
    supply: cache.supply,
    letters: () => lettersAmong(cache.get().values()),
  });
  const builder = createBuilderController({
    store,
    cache,
    toast: (options) => toasts.push(options),
    soon: (then) => then(),
  });
  return {
    ...builder,
    toasts,
    slots: () => store.get().designState.history.present.slots,
    words: () => builder.shown.said.get().text,
  };
}

test('tapping a charm, then a slot, places it and announces its position', () => {
  const { tapCharm, tapSlot, slots, words, pending } = open();
  expect(tapCharm(rose)).toBe('in_hand');
  expect(words()).toBe('Đang cầm Hoa hồng. Chọn một vị trí.');
  expect(tapSlot(4)).toBe(false);
  expect(slots()[4]).toBe(rose);
  expect(words()).toBe('Đã đặt Hoa hồng vào vị trí 5.');
  expect(pending.get()).toEqual({ charm: null, slot: null });
});

test('tapping an empty slot, then charms, fills slot after slot', () => {
  const { tapCharm, tapSlot, slots } = open();
  expect(tapSlot(13)).toBe(true);
  expect([tapCharm(rose), tapCharm(rose), tapCharm(rose)]).toEqual(['placed', 'placed', 'placed']);
  expect([slots()[13], slots()[14], slots()[0]]).toEqual([rose, rose, rose]);
});

test('exceeding the stock shows the toast of the specification and keeps the pending charm', () => {
  const { tapCharm, tapSlot, place, toasts, pending } = open();
  place(lily);
  tapCharm(lily);
  tapSlot(3);
  expect(toasts).toEqual([{ type: 'warning', title: 'Vượt quá stock!' }]);
  expect(pending.get()).toEqual({ charm: lily, slot: null });
});

test('a charm that has sold out does not return to the tray when taken off, and a toast says so', () => {
  const { place, takeOff, cache, toasts, slots, store } = open();
  place(lily, 0);
  cache.learn([charm(lily, 'Hoa ly', 0)]);
  takeOff(0);
  expect(slots()[0]).toBeNull();
  expect(store.get().designState.history.present.tray).toEqual({});
  expect(toasts).toMatchObject([{ title: 'Vượt quá stock!' }]);
});

test('drag and drop places, moves and takes off a charm', () => {
  const { drop, slots } = open();
  drop({ from: 'charms', charm: rose }, { to: 'slot', slot: 2 });
  drop({ from: 'ring', charm: rose, slot: 2 }, { to: 'slot', slot: 9 });
  expect([slots()[2], slots()[9]]).toEqual([null, rose]);
  drop({ from: 'ring', charm: rose, slot: 9 }, { to: 'tray' });
  expect(slots().every((slot) => slot === null)).toBe(true);
  expect(drop({ from: 'charms', charm: rose }, null)).toBe(false);
});

test('auto-fill announces how many slots it filled, or that there is only one arrangement', () => {
  const { place, choose, autoFill, words, toasts, takeOff } = open();
  place(rose, 0);
  choose(lily);
  autoFill();
  expect(words()).toBe('Đã điền 14 vị trí.');
  autoFill();
  expect(words()).toBe('Với các charm này chỉ có một cách xếp.');
  expect(toasts).toEqual([]);
  takeOff(7);
  takeOff(1);
  autoFill();
  expect(words()).toBe('Đã điền 2 vị trí.');
});

test('auto-fill shows a toast when the stock leaves slots empty', () => {
  const { place, autoFill, toasts, words, choose } = open();
  place(lily);
  autoFill();
  expect(toasts).toEqual([{ type: 'warning', title: 'Hết charm' }]);
  for (let i = 0; i < 3; i += 1) choose(rose);
  autoFill();
  expect(words()).toBe('Đã điền 14 vị trí.');
});

test('a smaller wrist returns charms to the tray and shows a toast', () => {
  const { place, setWrist, autoFill, toasts, store } = open();
  setWrist(18);
  place(rose);
  autoFill();
  setWrist(11);
  expect(toasts.at(-1)).toEqual({
    type: 'info',
    title: 'Vòng đã thu nhỏ',
    message: '5 charm đã trở lại khay.',
  });
  expect(store.get().designState.history.present.tray).toEqual({ [rose]: 5 });
});

test('picking up a charm leaves the worn view', () => {
  const { show, tapCharm, view } = open();
  show({ canvas: 'worn' });
  tapCharm(rose);
  expect(view.get().canvas).toBe('frame');
});

test('the same announcement is made again when the same action is repeated', () => {
  const {
    choose,
    shown: { said },
  } = open();
  choose(rose);
  const first = said.get();
  choose(rose);
  expect(said.get()).toEqual({ text: first.text, nth: first.nth + 1 });
});

test('the cache gives the latest stock, 0 for an unknown charm, and the letter charms', () => {
  const cache = createCharmCache([charm(rose, 'A', 3, 'A')]);
  cache.learn([charm(rose, 'A', 1, 'A')]);
  expect([cache.supply(rose), cache.supply(lily)]).toEqual([1, 0]);
  expect(lettersAmong(cache.get().values())).toEqual(new Map([['A', rose]]));
});
