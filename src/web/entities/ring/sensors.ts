import {
  closestCenter,
  MouseSensor as AnyMouseSensor,
  TouchSensor,
  type ClientRect,
  type CollisionDetection,
  type DragEndEvent,
  type DroppableContainer,
  type Modifier,
  type MouseSensorOptions,
  type PointerActivationConstraint,
  type SensorInstance,
  type SensorProps,
  type TouchSensorOptions,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import type { KeyboardEvent, MouseEvent as ReactMouseEvent } from 'react';
import { slotAfter } from './slot-after.ts';
import { parseLoad, parseTarget, type Target } from './drag.ts';

/** Pixels a mouse moves before a drag starts: less is a click, even by an unsteady hand. */
export const MOUSE = { activationConstraint: { distance: 9 } };

/** Ignores the mouse events that browsers synthesize after a tap, where they mark them. */
export class MouseSensor extends AnyMouseSensor {
  constructor(props: SensorProps<MouseSensorOptions>) {
    super(droppingUnderPointer(props));
  }

  static override activators = AnyMouseSensor.activators.map(({ eventName, handler }) => ({
    eventName,
    handler: (event: ReactMouseEvent, options: MouseSensorOptions) =>
      !isOfFinger(event.nativeEvent) && handler(event, options),
  }));
}

const isOfFinger = (event: MouseEvent & { sourceCapabilities?: { firesTouchEvents: boolean } | null }) =>
  event.sourceCapabilities?.firesTouchEvents === true;

/** On the ring a finger drags at once; in a list it scrolls, so there it must hold for a moment first. */
const FINGER_ON_RING: PointerActivationConstraint = { distance: 8 };
const FINGER_IN_LIST: PointerActivationConstraint = { delay: 180, tolerance: 8 };

export class FingerSensor extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions>) {
    const load = parseLoad(props.activeNode.data.current);
    const activationConstraint = load?.from === 'ring' ? FINGER_ON_RING : FINGER_IN_LIST;
    super(droppingUnderPointer({ ...props, options: { ...props.options, activationConstraint } }));
  }
}

/** Position in the viewport, in px. */
type Point = { x: number; y: number };

/** Where a charm is, by the event that lifted it: quick hands and keystrokes are ahead of the library's own state. */
const carried = new WeakMap<Event, Target | null>();

/** @returns the target of a drop; null outside of all targets */
export function targetOf({
  activatorEvent,
  over,
}: Pick<DragEndEvent, 'activatorEvent' | 'over'>): Target | null {
  const at = carried.get(activatorEvent);
  return at === undefined ? parseTarget(over?.data.current) : at;
}

/** Measures the target of a drop when the pointer is lifted; the library's own is that of the last render. */
function droppingUnderPointer<O extends object>(props: SensorProps<O>): SensorProps<O> {
  let at: Point | null = null;
  return {
    ...props,
    onMove(to) {
      at = to;
      props.onMove(to);
    },
    onEnd() {
      const containers = props.context.current.droppableContainers.getEnabled();
      if (at !== null) carried.set(props.event, nearestTarget(at, containers));
      props.onEnd();
    },
  };
}

function nearestTarget(at: Point, containers: readonly DroppableContainer[]): Target | null {
  const rects = measured(containers);
  const [nearest] = nearestOf(at, containers, rects);
  const container = containers.find(({ id }) => id === nearest?.id);
  return parseTarget(container?.data.current);
}

/** Lifts a charm with Space and moves it from slot to slot round the ring. */
export class RingKeySensor implements SensorInstance {
  static activators = [
    {
      eventName: 'onKeyDown' as const,
      handler: ({ nativeEvent }: KeyboardEvent) => {
        if (nativeEvent.code !== 'Space' || nativeEvent.repeat) return false;
        nativeEvent.preventDefault();
        return true;
      },
    },
  ];

  autoScrollEnabled = false;
  private readonly props: SensorProps<object>;
  private slot: number | null;

  constructor(props: SensorProps<object>) {
    this.props = props;
    const load = parseLoad(props.activeNode.data.current);
    this.slot = load?.from === 'ring' ? load.slot : null;
    props.onStart({ x: 0, y: 0 });
    // Added synchronously: the lifting keydown has already passed the window, and the next one may come before a render.
    window.addEventListener('keydown', this.onKey, { capture: true });
    window.addEventListener('blur', this.cancel);
    swallowSpaceKeyup();
  }

  private readonly onKey = (event: globalThis.KeyboardEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (event.code === 'Escape' || event.code === 'Tab') return this.cancel();
    if (event.code === 'Space' || event.code === 'Enter') return this.setDown(event);
    const slots = this.slots();
    const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp';
    const next = slotAfter(event.key, this.slot ?? (back ? 0 : -1), slots.length);
    const target = next === null ? undefined : slots[next];
    if (target === undefined) return;
    this.slot = target.slot;
    carried.set(this.props.event, { to: 'slot', slot: target.slot });
    this.carryTo(target.id);
  };

  private setDown({ code, repeat }: globalThis.KeyboardEvent): void {
    // Auto-repeat of the key that lifted the charm.
    if (repeat) return;
    if (code === 'Space') swallowSpaceKeyup();
    this.end(this.props.onEnd);
  }

  private carryTo(id: string): void {
    const { draggingNodeRect, droppableRects } = this.props.context.current;
    const to = droppableRects.get(id);
    if (!to || !draggingNodeRect) return;
    this.props.onMove({
      x: to.left + to.width / 2 - (draggingNodeRect.left + draggingNodeRect.width / 2),
      y: to.top + to.height / 2 - (draggingNodeRect.top + draggingNodeRect.height / 2),
    });
  }

  private slots(): { id: string; slot: number }[] {
    return this.props.context.current.droppableContainers
      .getEnabled()
      .flatMap(({ id, data }) => {
        const target = parseTarget(data.current);
        return target?.to === 'slot' ? [{ id: String(id), slot: target.slot }] : [];
      })
      .toSorted((a, b) => a.slot - b.slot);
  }

  private readonly cancel = (): void => this.end(this.props.onCancel);

  private end(tell: () => void): void {
    window.removeEventListener('keydown', this.onKey, { capture: true });
    window.removeEventListener('blur', this.cancel);
    tell();
  }
}

/**
 * Firefox clicks a button on Space keyup even if the keydown was prevented: this swallows the keyup of the Space that is down
 * now, and of no other, so that a quick next Space already activates something.
 */
function swallowSpaceKeyup(): void {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  const onUp = (event: globalThis.KeyboardEvent) => {
    if (event.code !== 'Space') return;
    event.preventDefault();
    done.abort();
  };
  // The keyup happened outside the page.
  const onDown = (event: globalThis.KeyboardEvent) => {
    if (event.code === 'Space' && !event.repeat) done.abort();
  };
  window.addEventListener('keyup', onUp, options);
  window.addEventListener('keydown', onDown, options);
}

/** Distance from the middle of a slot within which a charm drops into it, as a fraction of the slot's width. */
const REACH = 0.8;

/** The nearest slot within reach of the pointer, else the tray when the pointer is over it. */
export const nearestSlot: CollisionDetection = (args) => {
  const { pointerCoordinates: at, droppableContainers, droppableRects } = args;
  if (at !== null) return nearestOf(at, droppableContainers, droppableRects);
  return closestCenter({ ...args, droppableContainers: droppableContainers.filter(isSlot) });
};

/**
 * The same with fresh measurements, for a ring that stays in view while its container scrolls: the library assumes it scrolls
 * along.
 */
export const nearestSlotNow: CollisionDetection = (args) =>
  nearestSlot({ ...args, droppableRects: measured(args.droppableContainers) });

const isSlot = ({ data }: DroppableContainer) => parseTarget(data.current)?.to === 'slot';

const measured = (containers: readonly DroppableContainer[]): Map<UniqueIdentifier, ClientRect> =>
  new Map(
    containers.flatMap(({ id, node }) => {
      const box = node.current?.getBoundingClientRect();
      return box ? [[id, box] as const] : [];
    }),
  );

function nearestOf(
  at: Point,
  containers: readonly DroppableContainer[],
  rects: ReadonlyMap<UniqueIdentifier, ClientRect>,
): { id: UniqueIdentifier }[] {
  const around = containers.flatMap((container) => {
    const box = rects.get(container.id);
    return box ? [{ id: container.id, isSlot: isSlot(container), box }] : [];
  });
  const [nearest] = around
    .filter((each) => each.isSlot)
    .map(({ id, box }) => ({ id, box, away: Math.hypot(at.x - middleOf(box).x, at.y - middleOf(box).y) }))
    .toSorted((a, b) => a.away - b.away);
  if (nearest && nearest.away <= nearest.box.width * REACH) return [{ id: nearest.id }];
  return around
    .filter((each) => !each.isSlot)
    .filter(({ box }) => at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom)
    .map(({ id }) => ({ id }));
}

const middleOf = (box: ClientRect): Point => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

/** Centers the dragged charm under the pointer, wherever its card was grabbed. */
export const underPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const at = pointOf(activatorEvent);
  if (at === null || draggingNodeRect === null) return transform;
  return {
    ...transform,
    x: transform.x + at.x - (draggingNodeRect.left + draggingNodeRect.width / 2),
    y: transform.y + at.y - (draggingNodeRect.top + draggingNodeRect.height / 2),
  };
};

function pointOf(event: Event | null): { x: number; y: number } | null {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const touch = 'TouchEvent' in window && event instanceof TouchEvent ? event.touches[0] : undefined;
  return touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
}
