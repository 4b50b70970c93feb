// @vitest-environment happy-dom
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { act } from 'react';
import { expect, test } from 'vitest';
import { eventually, mount } from '../../../../test-support/mount.ts';
import { announcementsOf, DragArea } from './DragArea.tsx';
import type { Load, Target } from './drag.ts';

const LOAD: Load = { from: 'charms', charm: 'hoa' as Load['charm'] };
const announcements = announcementsOf({
  nameOf: () => 'Hoa',
  slots: () => [null, null, null],
  dropped: (target) => (target.to === 'slot' ? `dropped at ${target.slot}` : 'dropped in the tray'),
});

function Lifted() {
  const { setNodeRef, listeners } = useDraggable({ id: 'hoa', data: LOAD });
  return <button type="button" ref={setNodeRef} id="hoa" {...listeners} />;
}

/** Slots of 100 px side by side. */
function Slot({ at }: { at: number }) {
  const { setNodeRef } = useDroppable({ id: `slot-${at}`, data: { to: 'slot', slot: at } satisfies Target });
  const place = (node: HTMLElement | null) => {
    if (node !== null) node.getBoundingClientRect = () => new DOMRect(at * 100, 0, 100, 100);
    setNodeRef(node);
  };
  return <span ref={place} />;
}

const mouse = (type: string, x: number, y: number) =>
  new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true });

test.each([
  ['a slot', { x: 250, y: 50 }, 'dropped at 2'],
  ['nothing', { x: 250, y: 300 }, 'Ngoài vòng.'],
])(
  'a drop before the page has rendered the last move is announced where it landed: %s',
  async (_, at, said) => {
    const targets: (Target | null)[] = [];
    const { box } = await mount(
      <DragArea
        id="ring"
        announcements={announcements}
        charmWidth={() => 60}
        imagesOf={() => undefined}
        onDrop={(_load, target) => targets.push(target) > 0}
      >
        <Lifted />
        {[0, 1, 2].map((slot) => (
          <Slot key={slot} at={slot} />
        ))}
      </DragArea>,
    );
    await act(async () => void box.querySelector('#hoa')?.dispatchEvent(mouse('mousedown', 40, 50)));
    await act(async () => void document.dispatchEvent(mouse('mousemove', 60, 50)));
    await act(async () => {
      document.dispatchEvent(mouse('mousemove', at.x, at.y));
      document.dispatchEvent(mouse('mouseup', at.x, at.y));
    });
    expect(targets).toHaveLength(1);
    await eventually(() => expect(document.querySelector('[role="status"]')?.textContent).toBe(said));
  },
);
