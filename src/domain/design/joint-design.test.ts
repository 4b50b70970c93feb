import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId } from '../kernel/ids.ts';
import type { CharmId, StringId, TyingMethodId } from '../kernel/ids.ts';
import { placedOf, waitingOf } from './board.ts';
import { changeBy, isEmptyChange, reverse, withChange } from './joint-design.ts';
import type { JointAct, JointChange, JointDesign } from './joint-design.ts';

const [rose, lily, bee] = ['rose', 'lily', 'bee'].map((id) => asId<CharmId>(id)) as [
  CharmId,
  CharmId,
  CharmId,
];
const kinds = [rose, lily, bee];
const cords = ['braid', 'silk'].map((id) => asId<StringId>(id));
const ties = [null, ...['bow', 'knot'].map((id) => asId<TyingMethodId>(id))];

const ringOf = (...slots: (CharmId | null)[]): JointDesign => ({
  slots,
  tray: {},
  wristSize: null,
  stringId: cords[0] ?? null,
  tyingMethodId: null,
});

function done(design: JointDesign, act: JointAct): { design: JointDesign; change: JointChange } {
  const change = changeBy(design, act);
  if (!change.ok) throw new Error(change.why);
  const next = withChange(design, change.value);
  if (!next.ok) throw new Error(next.why);
  return { design: next.value, change: change.value };
}

const owned = (design: JointDesign, id: CharmId): number => placedOf(design, id) + waitingOf(design, id);

const charms = fc.constantFrom(...kinds);
const place = fc.integer({ min: 0, max: 4 });
const acts: fc.Arbitrary<JointAct> = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), slot: place, charm: charms }),
  fc.record({ kind: fc.constant('take' as const), slot: place, charm: charms }),
  fc.record({ kind: fc.constant('move' as const), from: place, to: place, charm: charms }),
  fc.record({ kind: fc.constant('string' as const), string: fc.constantFrom(...cords) }),
  fc.record({ kind: fc.constant('tie' as const), tie: fc.constantFrom(...ties) }),
);
const rings = fc.array(fc.option(charms), { minLength: 5, maxLength: 5 }).map((slots) => ringOf(...slots));

test('two people put charms into one slot: the later one is placed, the replaced ones go to the tray', () => {
  const first = done(ringOf(rose, rose), { kind: 'put', slot: 0, charm: lily }).design;
  const second = done(first, { kind: 'put', slot: 0, charm: bee }).design;
  expect(second.slots).toEqual([bee, rose]);
  expect(second.tray).toEqual({ rose: 1, lily: 1 });
});

test('putting a charm uses the piece in the tray before a new one', () => {
  const aside = done(ringOf(rose, null), { kind: 'take', slot: 0, charm: rose }).design;
  expect(aside).toMatchObject({ slots: [null, null], tray: { rose: 1 } });
  expect(done(aside, { kind: 'put', slot: 1, charm: rose }).design).toMatchObject({
    slots: [null, rose],
    tray: {},
  });
});

test('putting a charm into the slot that already holds it is an empty change', () => {
  expect(isEmptyChange(done(ringOf(rose), { kind: 'put', slot: 0, charm: rose }).change)).toBe(true);
});

test('moving or taking a charm that is no longer in the slot is refused, and so is an unknown slot', () => {
  const design = ringOf(rose, lily);
  expect(changeBy(design, { kind: 'move', from: 0, to: 1, charm: lily })).toEqual({
    ok: false,
    why: 'moved_on',
  });
  expect(changeBy(design, { kind: 'take', slot: 0, charm: lily })).toEqual({ ok: false, why: 'moved_on' });
  expect(changeBy(design, { kind: 'put', slot: 9, charm: lily })).toEqual({ ok: false, why: 'no_such_slot' });
});

test('a step is undone beside later steps, but refused if a later step changed the same slot', () => {
  const mine = done(ringOf(rose, lily), { kind: 'put', slot: 0, charm: bee });
  const beside = done(mine.design, { kind: 'move', from: 1, to: 1, charm: lily }).design;
  const cord = done(beside, { kind: 'string', string: cords[1]! }).design;
  const back = withChange(cord, reverse(mine.change));
  expect(back).toMatchObject({ ok: true, value: { slots: [rose, lily], tray: {}, stringId: cords[1] } });
  const onTop = done(mine.design, { kind: 'put', slot: 0, charm: lily }).design;
  expect(withChange(onTop, reverse(mine.change))).toEqual({ ok: false, why: 'moved_on' });
});

test('no sequence of joint steps loses a charm or changes the number of slots', () => {
  fc.assert(
    fc.property(rings, fc.array(acts, { maxLength: 40 }), (first, all) => {
      let design = first;
      for (const each of all) {
        const change = changeBy(design, each);
        if (!change.ok) continue;
        const next = withChange(design, change.value);
        if (!next.ok) throw new Error('what was just worked out cannot be made');
        for (const id of kinds) expect(owned(next.value, id)).toBeGreaterThanOrEqual(owned(design, id));
        expect(next.value.slots).toHaveLength(first.slots.length);
        design = next.value;
      }
    }),
  );
});

test('a change followed by its reverse restores the design', () => {
  fc.assert(
    fc.property(rings, fc.array(acts, { maxLength: 12 }), acts, (first, before, last) => {
      let design = first;
      for (const each of before) if (changeBy(design, each).ok) design = done(design, each).design;
      const change = changeBy(design, last);
      if (!change.ok) return;
      const next = withChange(design, change.value);
      const back = next.ok && withChange(next.value, reverse(change.value));
      expect(back).toEqual({ ok: true, value: design });
    }),
  );
});

test('undoing one’s own step after others’ steps removes at most the charm that it added', () => {
  fc.assert(
    fc.property(rings, acts, fc.array(acts, { maxLength: 12 }), (first, mine, others) => {
      const own = changeBy(first, mine);
      if (!own.ok) return;
      let design = done(first, mine).design;
      for (const each of others) if (changeBy(design, each).ok) design = done(design, each).design;
      const back = withChange(design, reverse(own.value));
      if (!back.ok) return;
      const brought = (id: CharmId) => (mine.kind === 'put' && mine.charm === id ? 1 : 0);
      for (const id of kinds)
        expect(owned(back.value, id)).toBeGreaterThanOrEqual(owned(design, id) - brought(id));
    }),
  );
});
