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

test('round trip: a design is restored from its draft', () => {
  const draft = kept(draftOf(designState));
  expect(designOfDraft(draft, () => true, plenty)).toEqual({ designState, gone: 0, filled: null });
  expect(charmsIn(board)).toEqual([lily, rose]);
});

test.each([
  ['missing', null],
  ['not JSON', 'mẹ ơi'],
  ['a list', '[]'],
  [
    'a ring that is too small',
    JSON.stringify({ ...draftOf(designState), board: { ...board, slots: [null] } }),
  ],
  [
    'a ring of numbers',
    JSON.stringify({ ...draftOf(designState), board: { ...board, slots: Array(15).fill(1) } }),
  ],
  [
    'a negative number in the tray',
    JSON.stringify({ ...draftOf(designState), board: { ...board, tray: { a: -1 } } }),
  ],
])('an invalid draft is ignored: %s', (_, text) => {
  expect(parseDraft(text)).toBeNull();
});

test('any stored text: reading it never throws', () => {
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

test('a ring that does not match its wrist size is resized; an invalid wrist size is dropped', () => {
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

test('the state before auto-fill is restored with the draft, unless a charm is gone or it is invalid', () => {
  const filled = { from: board, turn: 2 };
  const draft = kept(draftOf(designState, filled));
  expect(designOfDraft(draft, () => true, plenty).filled).toEqual(filled);
  expect(designOfDraft(draft, (id) => id !== rose, plenty).filled).toBeNull();
  expect(kept({ ...draftOf(designState), filled: { from: { slots: [] }, turn: 1 } })?.filled).toBeNull();
});
