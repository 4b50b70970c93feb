import { expect, test } from 'vitest';
import { asId, type CharmId } from '#domain/kernel/ids.ts';
import { dropOf, parseLoad, parseTarget, type Drop, type Load, type Target } from './drag.ts';

const rose = asId<CharmId>('rose');
const taken: Load = { from: 'charms', charm: rose };
const hung: Load = { from: 'ring', charm: rose, slot: 2 };
const slot = (at: number): Target => ({ to: 'slot', slot: at });

test.each<[string, Load, Target | null, Drop]>([
  ['a charm from the list dropped on a slot: placed', taken, slot(5), { act: 'place', charm: rose, slot: 5 }],
  ['a charm from the list dropped on the tray: no change', taken, { to: 'tray' }, { act: 'nothing' }],
  ['a charm from the ring dropped on another slot: moved', hung, slot(5), { act: 'move', from: 2, slot: 5 }],
  ['a charm from the ring dropped on its own slot: no change', hung, slot(2), { act: 'nothing' }],
  ['a charm from the ring dropped on the tray: taken off', hung, { to: 'tray' }, { act: 'takeOff', slot: 2 }],
  ['a charm from the ring dropped outside: no change', hung, null, { act: 'nothing' }],
])('%s', (_, load, target, drop) => {
  expect(dropOf(load, target)).toEqual(drop);
});

test('valid drag and drop data is parsed, anything else gives null', () => {
  for (const load of [taken, hung]) expect(parseLoad({ ...load })).toEqual(load);
  for (const target of [slot(3), { to: 'tray' }]) expect(parseTarget({ ...target })).toEqual(target);
  for (const data of [
    undefined,
    null,
    'rose',
    {},
    { from: 'ring', charm: 'rose' },
    { from: 'moon', charm: 'x' },
  ])
    expect(parseLoad(data)).toBeNull();
  expect(parseTarget({ to: 'slot', slot: '3' })).toBeNull();
});
