// @vitest-environment happy-dom
import type { SensorProps } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { carriedTo, MouseSensor, RingKeySensor } from './sensors.ts';

const SLOTS = 15;

/** The charm of slot 3, lifted with Space. */
function lifted() {
  const ends: string[] = [];
  const lifting = key('keydown', 'Space');
  const slots = Array.from({ length: SLOTS }, (_, slot) => ({
    id: `slot-${slot}`,
    data: { current: { to: 'slot', slot } },
  }));
  const props = {
    event: lifting,
    activeNode: { data: { current: { from: 'ring', charm: 'hoa', slot: 3 } } },
    context: {
      current: {
        droppableContainers: { getEnabled: () => slots },
        droppableRects: new Map(),
        draggingNodeRect: null,
      },
    },
    onStart: () => {},
    onMove: () => {},
    onEnd: () => ends.push('set down'),
    onCancel: () => ends.push('put back'),
  } as unknown as SensorProps<object>;
  return { sensor: new RingKeySensor(props), ends, target: () => carriedTo(lifting) };
}

function key(type: 'keydown' | 'keyup', code: string, repeat = false): KeyboardEvent {
  return new KeyboardEvent(type, { code, key: code, repeat, bubbles: true, cancelable: true });
}

/** @returns whether the browser's default action was left alone */
function press(type: 'keydown' | 'keyup', code: string, repeat = false): boolean {
  return document.body.dispatchEvent(key(type, code, repeat));
}

test('Space drops the charm at the slot chosen by arrow keys; the next Space is the page’s again', () => {
  const { ends, target } = lifted();
  expect(press('keyup', 'Space')).toBe(false);
  press('keydown', 'ArrowLeft');
  press('keydown', 'ArrowLeft');
  expect(target()).toEqual({ to: 'slot', slot: 1 });
  expect(press('keydown', 'Space')).toBe(false);
  expect(ends).toEqual(['set down']);
  expect(press('keyup', 'Space')).toBe(false);

  expect([press('keydown', 'Space'), press('keyup', 'Space')]).toEqual([true, true]);
});

test('key repeat of a held Space does not drop the lifted charm', () => {
  const { ends } = lifted();
  press('keydown', 'Space', true);
  press('keydown', 'Space', true);
  expect(ends).toEqual([]);
  press('keyup', 'Space');
  press('keydown', 'Space');
  expect(ends).toEqual(['set down']);
  press('keyup', 'Space');
});

test('Escape, Tab and window blur cancel the drag', () => {
  for (const leave of [
    () => press('keydown', 'Escape'),
    () => press('keydown', 'Tab'),
    () => window.dispatchEvent(new Event('blur')),
  ]) {
    const { ends } = lifted();
    press('keyup', 'Space');
    leave();
    expect(ends).toEqual(['put back']);
    expect(press('keydown', 'Escape')).toBe(true);
  }
});

test('only the primary mouse button starts a drag, not mouse events emulated from touch', () => {
  const lifts = (button: number, sourceCapabilities?: { firesTouchEvents: boolean }) => {
    const nativeEvent = Object.assign(new MouseEvent('mousedown', { button }), { sourceCapabilities });
    const event = { nativeEvent } as unknown as Parameters<
      (typeof MouseSensor.activators)[number]['handler']
    >[0];
    return MouseSensor.activators.every(({ handler }) => handler(event, {}));
  };
  expect([lifts(0), lifts(0, { firesTouchEvents: false }), lifts(0, { firesTouchEvents: true })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(lifts(2)).toBe(false);
});
