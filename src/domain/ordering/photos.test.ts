import { expect, test } from 'vitest';
import { after, hours } from '../kernel/time.ts';
import { historyNotes } from './copy.vi.ts';
import { ORDER_NOTES, translateNote } from './notes.ts';
import {
  PHOTO_ACTS,
  PHOTO_MOVES,
  PHOTO_STAGES,
  areMarksOn,
  photoDueOf,
  findPhotoMove,
  firstPhotoStage,
  mayBePacked,
  needsDecision,
  photoActs,
  type PhotoAct,
  type PhotoStage,
} from './photos.ts';
import { ORDER_ACTORS, ORDER_STATUSES, type OrderActor } from './statuses.ts';

// The table of decision 0053, repeated by hand: stage → actor → act and resulting stage.
type Row = Partial<Record<PhotoAct, PhotoStage>>;
const ALLOWED: Record<PhotoStage, Partial<Record<OrderActor, Row>>> = {
  none: {},
  wanted: { admin: { send: 'sent', set_aside: 'set_aside' } },
  sent: {
    admin: { send: 'sent', set_aside: 'set_aside' },
    customer: { approve: 'approved', ask: 'changes_requested' },
  },
  changes_requested: {
    admin: { send: 'sent', accept: 'changes_requested', decline: 'sent', set_aside: 'set_aside' },
    customer: { approve: 'approved' },
  },
  approved: {},
  set_aside: { admin: { send: 'sent' } },
};

test('every photo stage allows every actor exactly the acts of the table in decision 0053', () => {
  for (const stage of PHOTO_STAGES) {
    for (const actor of ORDER_ACTORS) {
      const expected = ALLOWED[stage][actor] ?? {};
      for (const act of PHOTO_ACTS) {
        const move = findPhotoMove(stage, act, actor);
        const to = move && (move.to ?? stage);
        expect(to, `${act} at ${stage} by ${actor}`).toBe(expected[act]);
      }
      expect(photoActs('confirmed', stage, actor).toSorted()).toEqual(Object.keys(expected).toSorted());
    }
  }
});

test('no photo act is available unless the order is confirmed', () => {
  for (const status of ORDER_STATUSES.filter((each) => each !== 'confirmed')) {
    for (const stage of PHOTO_STAGES)
      for (const actor of ORDER_ACTORS) expect(photoActs(status, stage, actor)).toEqual([]);
  }
});

test('the acts ask, accept, decline and set_aside need a text, send and approve do not', () => {
  const wordy = PHOTO_MOVES.filter(({ needsWords }) => needsWords).map(({ act }) => act);
  expect(wordy).toEqual(['ask', 'accept', 'decline', 'set_aside']);
});

test.each([
  [[], 'none'],
  [[false], 'none'],
  [[true], 'wanted'],
  [[false, true], 'wanted'],
] as const)('an order of items with isCustom %j starts in the photo stage %s', (items, stage) => {
  expect(firstPhotoStage(items.map((isCustom) => ({ isCustom })))).toBe(stage);
});

test('an order may be packed only in the photo stages none, approved and set_aside', () => {
  expect(PHOTO_STAGES.filter(mayBePacked)).toEqual(['none', 'approved', 'set_aside']);
});

test('staff must decide about a change request from the third on', () => {
  expect([1, 2, 3, 4].map(needsDecision)).toEqual([false, false, true, true]);
});

test('marks are valid only on an existing photo of the round', () => {
  const mark = (photo: number) => ({ photo, x: 500, y: 500 });
  expect(areMarksOn(2, [mark(0), mark(1)])).toBe(true);
  expect(areMarksOn(2, [mark(2)])).toBe(false);
  expect(areMarksOn(1, [])).toBe(true);
});

test('unanswered photos: one reminder after 12 hours, then one decision by staff after 48', () => {
  const since = new Date('2026-11-21T02:00:00Z');
  const patience = { photoRemindAfter: 12, photoDecideAfter: 48 };
  const due = (past: number, more: object = {}) =>
    photoDueOf({ since, remindedAt: null, isForStaff: false, ...more }, after(since, hours(past)), patience);
  const reminded = { remindedAt: after(since, hours(12)) };
  expect([11.9, 12, 47.9].map((past) => due(past))).toEqual([null, 'remind', 'remind']);
  expect([12, 47.9, 48].map((past) => due(past, reminded))).toEqual([null, null, 'decide']);
  expect(due(48)).toBe('decide');
  expect(due(100, { isForStaff: true })).toBeNull();
});

test('every order note has a Vietnamese text; a photo change request keeps the customer’s words', () => {
  expect(Object.keys(historyNotes)).toEqual([...ORDER_NOTES]);
  expect(translateNote('Photo change requested: đổi nơ sang trái')).toBe('Nhờ tiệm chỉnh: đổi nơ sang trái');
});
