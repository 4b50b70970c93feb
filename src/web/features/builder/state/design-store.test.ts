import { expect, test, vi } from 'vitest';
import { HEART } from '#domain/design/name-letters.ts';
import { asId, type CharmId, type DesignId, type StringId, type TyingMethodId } from '#domain/kernel/ids.ts';
import { createDesignStore } from './design-store.ts';
import { emptyDesign } from './design-state.ts';
import type { Draft } from '#web/entities/bracelet/draft.ts';
import { draftOf } from './draft.ts';

const [rose, lily] = [asId<CharmId>('rose'), asId<CharmId>('lily')];
const letters = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', HEART].map((letter) => [letter, asId<CharmId>(`letter-${letter}`)]),
);

function open(keep: (draft: Draft) => boolean = () => true) {
  const store = createDesignStore({
    first: emptyDesign(),
    keep,
    supply: (id) => (id === lily ? 1 : 50),
    letters: () => letters,
  });
  const board = () => store.get().designState.history.present;
  return {
    ...store,
    board,
    ring: () =>
      board()
        .slots.map((slot) => slot?.replace('letter-', '') ?? '.')
        .join(''),
  };
}

test('every step is saved as a draft at once, and a failed save is known', () => {
  const kept: Draft[] = [];
  const store = open((draft) => kept.push(draft) < 3);
  store.place(rose, 2);
  expect(kept.at(-1)).toEqual(draftOf(store.get().designState));
  expect(store.get().saved).toBe(true);
  store.rename('Gửi Linh');
  expect(store.get().saved).toBe(false);
});

test('a refused step changes nothing and gives the reason', () => {
  const store = open();
  store.place(lily);
  const before = store.get();
  expect(store.place(lily)).toEqual({ ok: false, why: 'over_stock' });
  expect(store.get()).toBe(before);
});

test('ten steps can be undone and redone', () => {
  const store = open();
  for (let slot = 0; slot < 12; slot += 1) store.place(rose, slot);
  for (let i = 0; i < 12; i += 1) store.undo();
  expect(store.ring()).toBe('roserose' + '.'.repeat(13));
  for (let i = 0; i < 12; i += 1) store.redo();
  expect(store.board().slots.filter((slot) => slot === rose)).toHaveLength(12);
});

/** Everything that a design brings along, beside the ring. */
const beside = (store: ReturnType<typeof open>) => {
  const { name, stringId, tyingMethodId, editing, ends } = store.get().designState;
  return { name, stringId, tyingMethodId, editing, ends };
};

test('undoing a design that was laid restores all that it replaced, and redoing it lays all of it again', () => {
  const store = open();
  store.layName('Linh', rose);
  store.rename('Vòng của Linh');
  store.chooseString(asId<StringId>('red'));
  store.chooseTying(asId<TyingMethodId>('knot'));
  store.edit(asId<DesignId>('in-the-cart'));
  const before = [beside(store), store.ring()];
  const pattern = { charms: [{ charm: lily, position: 3 }], wristSize: null };
  const choices = {
    name: 'Mẫu có sẵn',
    stringId: asId<StringId>('blue'),
    tyingMethodId: null,
    editing: null,
  };
  store.layPattern(pattern, choices);
  const laid = [{ ...choices, ends: null }, '...lily' + '.'.repeat(11)];
  expect([beside(store), store.ring()]).toEqual(laid);
  store.undo();
  expect([beside(store), store.ring()]).toEqual(before);
  store.redo();
  expect([beside(store), store.ring()]).toEqual(laid);
  store.undo();
  expect([beside(store), store.ring()]).toEqual(before);
});

test('a name typed after a design was laid is there again when the design is redone', () => {
  const store = open();
  store.rename('Của tôi');
  store.layPattern({ charms: [{ charm: rose, position: 0 }], wristSize: null }, { name: 'Mẫu' });
  store.rename('Mẫu của mẹ');
  store.undo();
  expect(store.get().designState.name).toBe('Của tôi');
  store.redo();
  expect(store.get().designState.name).toBe('Mẫu của mẹ');
});

test('a name typed between two steps on the ring is not undone with them', () => {
  const store = open();
  store.place(rose, 2);
  store.rename('Gửi Linh');
  store.place(rose, 3);
  store.undo();
  store.undo();
  expect(store.get().designState.name).toBe('Gửi Linh');
});

test('undoing a name laid on the ring also undoes the bracelet’s name that came with it', () => {
  const store = open();
  store.layName('Linh', null, { name: 'Vòng tên Linh' });
  expect(store.get().designState.name).toBe('Vòng tên Linh');
  store.undo();
  expect(store.get().designState.name).toBe('');
});

test('after undoing that a name was taken off, taking it off again removes the charms at its ends too', () => {
  const store = open();
  store.layName('Linh', rose);
  store.takeNameOff();
  store.undo();
  expect(store.ring()).toBe('....roseLINHrose.....');
  store.takeNameOff();
  expect(store.ring()).toBe('.'.repeat(15));
});

test('several wrist sizes in a row are one undo step, until another step comes in between', () => {
  const store = open();
  for (const cm of [15.5, 16, 17]) store.setWrist(cm);
  store.undo();
  expect(store.board().wristSize).toBeNull();
  store.setWrist(16);
  store.rename('A');
  store.setWrist(17);
  store.undo();
  expect(store.board().wristSize).toBe(16);
});

test('a second name replaces the first and the charms at its ends', () => {
  const store = open();
  store.layName('Linh', rose);
  expect(store.ring()).toBe('....roseLINHrose.....');
  store.layName('An', null);
  expect(store.ring()).toBe('......AN.......');
  store.takeNameOff();
  expect(store.ring()).toBe('.'.repeat(15));
  expect(store.board().tray).toEqual({});
});

test('the slots filled by the latest step are known', () => {
  const store = open();
  store.place(rose, 4);
  expect(store.get().fresh).toEqual([4]);
  store.autoFill();
  expect(store.get().fresh).toHaveLength(14);
  store.rename('A');
  expect(store.get().fresh).toEqual([]);
});

test('a draft saved in another tab is shown and not saved again; invalid data is ignored', () => {
  const keep = vi.fn(() => true);
  const store = open(keep);
  const other = open();
  other.place(rose, 3);
  keep.mockClear();
  store.hear(JSON.stringify(draftOf(other.get().designState)));
  expect(store.board().slots[3]).toBe(rose);
  store.hear('rác');
  expect(store.board().slots[3]).toBe(rose);
  expect(keep).not.toHaveBeenCalled();
});

test('starting over empties the ring, the name and the choices', () => {
  const store = open();
  store.place(rose);
  store.rename('Gửi Linh');
  store.startOver();
  expect(store.get().designState).toEqual(emptyDesign());
});

test('repeated auto-fill rearranges the same gaps, each time as an undo step of its own', () => {
  const store = open();
  store.choose(rose);
  store.choose(letters.get(HEART) ?? rose);
  store.autoFill();
  const first = store.ring();
  expect(store.get().filled).toBe(true);
  store.autoFill();
  expect(store.ring()).not.toBe(first);
  store.undo();
  expect([store.ring(), store.get().filled]).toEqual([first, true]);
  store.undo();
  expect([store.ring(), store.get().filled]).toEqual(['.'.repeat(15), false]);
  store.redo();
  expect(store.ring()).toBe(first);
  store.takeOff(3);
  expect(store.get().filled).toBe(false);
});

test('auto-fill around a name uses the chosen charms, else hearts, and adds no letters', () => {
  const store = open();
  expect(store.autoFill()).toEqual({ ok: false, why: 'nothing_chosen' });
  store.layName('Bống', null);
  store.autoFill();
  expect(store.ring()).toBe('♥♥♥♥♥BONG♥♥♥♥♥♥');
  store.undo();
  store.choose(rose);
  store.autoFill();
  expect(store.ring().replaceAll('rose', '')).toBe('BONG');
});

test('repeated auto-fill with one kind of charm changes nothing', () => {
  const store = open();
  store.place(rose);
  store.autoFill();
  const before = store.get();
  expect(store.autoFill()).toEqual({ ok: true, value: null });
  expect(store.get()).toBe(before);
});
