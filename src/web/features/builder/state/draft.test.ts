import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBoard, type Board } from '#domain/design/board.ts';
import { startHistory } from '#domain/design/history.ts';
import { asId, type CharmId, type StringId } from '#domain/kernel/ids.ts';
import { emptyDesign, type DesignState } from './design-state.ts';
import { isBlank, parseDraft } from '#web/entities/bracelet/draft.ts';
import { designOfDraft, charmsIn, draftOf } from './draft.ts';

const [rose, lily] = [asId<CharmId>('rose'), asId<CharmId>('lily')];
const plenty = () => 50;
const board: Board = {
  slots: emptyBoard(17).slots.map((slot, at) => (at === 3 ? rose : slot)),
  tray: { [lily]: 2 },
  wristSize: 15.5,
};
const designState: DesignState = {
  ...emptyDesign(),
  history: startHistory(board),
  name: 'Gửi Linh',
  stringId: asId<StringId>('silk'),
  taken: { [lily]: 2 },
  ends: rose,
};
const kept = (value: unknown) => parseDraft(JSON.stringify(value));

test('a design comes back from its draft as it was, without its steps', () => {
  const draft = kept(draftOf(designState));
  expect(designOfDraft(draft, () => true, plenty)).toEqual({ designState, gone: 0, filled: null });
  expect(charmsIn(board)).toEqual([lily, rose]);
});

test.each([
  ['nothing', null],
  ['no JSON', 'mẹ ơi'],
  ['a list', '[]'],
  ['a ring too small', JSON.stringify({ ...draftOf(designState), board: { ...board, slots: [null] } })],
  [
    'a ring of numbers',
    JSON.stringify({ ...draftOf(designState), board: { ...board, slots: Array(15).fill(1) } }),
  ],
  ['a tray below zero', JSON.stringify({ ...draftOf(designState), board: { ...board, tray: { a: -1 } } })],
])('%s is no draft', (_, text) => {
  expect(parseDraft(text)).toBeNull();
});

test('whatever stands in the storage, reading it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => designOfDraft(parseDraft(text), () => true, plenty)).not.toThrow();
    }),
  );
});

test('charms that are no longer sold leave the draft and are counted', () => {
  const { designState: rest, gone } = designOfDraft(draftOf(designState), (id) => id === rose, plenty);
  expect(gone).toBe(2);
  expect(rest.history.present).toMatchObject({ tray: {}, slots: board.slots });
});

test('a ring that disagrees with its wrist is fitted to the wrist', () => {
  const odd = kept({ ...draftOf(designState), board: { ...board, slots: emptyBoard(25).slots } });
  expect(designOfDraft(odd, () => true, plenty).designState.history.present.slots).toHaveLength(17);
  const wild = kept({ ...draftOf(designState), board: { ...board, wristSize: 99 } });
  expect(wild?.board.wristSize).toBeNull();
});

test('only a draft without charms and name is blank', () => {
  expect(isBlank(draftOf(emptyDesign()))).toBe(true);
  expect(isBlank(draftOf({ ...emptyDesign(), name: 'A' }))).toBe(false);
  expect(isBlank(draftOf(designState))).toBe(false);
});

test('what auto-fill began with comes back with its work, and not without it', () => {
  const filled = { from: board, turn: 2 };
  const draft = kept(draftOf(designState, filled));
  expect(designOfDraft(draft, () => true, plenty).filled).toEqual(filled);
  expect(designOfDraft(draft, (id) => id !== rose, plenty).filled).toBeNull();
  expect(kept({ ...draftOf(designState), filled: { from: { slots: [] }, turn: 1 } })?.filled).toBeNull();
});
