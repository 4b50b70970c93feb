// @vitest-environment happy-dom
import type { SensorProps } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { MOUSE, MouseSensor, RingKeySensor, targetOf } from './sensors.ts';

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
  return {
    sensor: new RingKeySensor(props),
    ends,
    target: () => targetOf({ activatorEvent: lifting, over: null }),
  };
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

test.each([
  ['a slot', { x: 250, y: 10 }, { to: 'slot', slot: 2 }],
  ['the tray', { x: 50, y: 450 }, { to: 'tray' }],
  ['nothing', { x: 250, y: 250 }, null],
])(
  'a charm dropped before the page has rendered the move lands where the pointer is: %s',
  (_, at, target) => {
    const places = [
      ...[0, 1, 2].map((slot) => ({
        id: `slot-${slot}`,
        to: 'slot',
        slot,
        box: new DOMRect(slot * 100, 0, 100, 100),
      })),
      { id: 'tray', to: 'tray', box: new DOMRect(0, 400, 300, 100) },
    ];
    const containers = places.map(({ id, box, ...place }) => ({
      id,
      data: { current: place },
      node: { current: { getBoundingClientRect: () => box } },
    }));
    const lifting = new MouseEvent('mousedown', { clientX: 0, clientY: 0 });
    document.body.dispatchEvent(lifting);
    const drops: unknown[] = [];
    void new MouseSensor({
      event: lifting,
      activeNode: { data: { current: { from: 'charms', charm: 'hoa' } } },
      context: { current: { droppableContainers: { getEnabled: () => containers } } },
      options: MOUSE,
      onPending: () => {},
      onStart: () => {},
      onMove: () => {},
      onAbort: () => {},
      onEnd: () => drops.push(targetOf({ activatorEvent: lifting, over: null })),
    } as unknown as SensorProps<object>);
    for (const { x, y } of [{ x: 20, y: 20 }, at])
      document.dispatchEvent(new MouseEvent('mousemove', { clientX: x, clientY: y }));
    document.dispatchEvent(new MouseEvent('mouseup'));
    expect(drops).toEqual([target]);
  },
);
