import {
  DndContext,
  DragOverlay,
  getClientRect,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Charm } from '#contract/http/catalogue.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { canvasPictureOf } from './charm-picture.ts';
import { ringCopy as copy } from './copy.vi.ts';
import { prefersLessMotion } from '#web/lib/less-motion.ts';
import { parseLoad, parseTarget, type Load, type Target } from './drag.ts';
import { ringOf } from './ring-frame.ts';
import {
  FingerSensor,
  MOUSE,
  MouseSensor,
  nearestSlot,
  nearestSlotNow,
  RingKeySensor,
  targetOf,
  underPointer,
} from './sensors.ts';
import * as styles from './slot.module.css';
import * as ring from './ring.module.css';

/** Screen reader announcements during a drag. */
export type DragAnnouncements = Omit<Announcements, 'onDragEnd'> & {
  /** @param target where the charm was dropped; the library's own is that of the last render */
  onDrop: (target: Target | null) => string | undefined;
};

interface DragAreaProps {
  id: string;
  announcements: DragAnnouncements;
  /** width of a charm on the ring, in px */
  charmWidth: () => number;
  imagesOf: (load: Load) => Charm['images'] | undefined;
  /** Called with null when the drag data is unreadable. */
  onLift?: (load: Load | null) => void;
  onOver?: (load: Load, target: Target | null) => void;
  /** @returns whether the drop changed anything; otherwise the charm flies back */
  onDrop: (load: Load | null, target: Target | null, event: Event) => boolean;
  onCancel?: () => void;
  /** The dragged charm is rendered above the dialog, which would clip it. */
  inDialog?: boolean;
  children: ReactNode;
}

/**
 * Drag and drop of charms by mouse, touch and keyboard. Only one layer moves, by transform; the page under it is not re-rendered.
 */
export function DragArea({
  id,
  announcements,
  charmWidth,
  imagesOf,
  inDialog,
  children,
  ...on
}: DragAreaProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(FingerSensor),
    useSensor(RingKeySensor),
  );
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [landed, setLanded] = useState(false);
  const dropped = useRef<Target | null>(null);
  const spoken = useMemo(
    () => ({ ...announcements, onDragEnd: () => announcements.onDrop(dropped.current) }),
    [announcements],
  );

  const start = ({ active }: DragStartEvent) => {
    const load = parseLoad(active.data.current);
    on.onLift?.(load);
    setLanded(false);
    setLifted(load && { load, width: charmWidth() });
  };
  const over = ({ active, over: under }: DragOverEvent) => {
    const load = parseLoad(active.data.current);
    if (load !== null) on.onOver?.(load, parseTarget(under?.data.current));
  };
  const end = (event: DragEndEvent) => {
    const load = parseLoad(event.active.data.current) ?? lifted?.load ?? null;
    setLifted(null);
    // The library announces the drop right after this handler.
    dropped.current = targetOf(event);
    setLanded(on.onDrop(load, dropped.current, event.activatorEvent));
  };
  const cancel = () => {
    setLifted(null);
    on.onCancel?.();
  };

  const layer = (
    <DragOverlay
      className={inDialog ? ring.dragOverDialog : ring.dragLayer}
      dropAnimation={landed || prefersLessMotion() ? null : undefined}
      modifiers={[underPointer]}
    >
      {lifted && <LiftedCharm images={imagesOf(lifted.load)} width={lifted.width} />}
    </DragOverlay>
  );
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={inDialog ? nearestSlotNow : nearestSlot}
      measuring={MEASURED}
      // The ring stays in view; auto-scrolling would move its slots away from the finger.
      autoScroll={STILL}
      accessibility={{
        announcements: spoken,
        screenReaderInstructions: { draggable: copy.drag.instructions },
        restoreFocus: false,
      }}
      onDragStart={start}
      onDragOver={over}
      onDragEnd={end}
      onDragCancel={cancel}
    >
      <div className={lifted ? styles.dragging : styles.atRest}>{children}</div>
      {inDialog ? createPortal(layer, document.body) : layer}
    </DndContext>
  );
}

const STILL = { enabled: false, layoutShiftCompensation: false };

/** Measured in the viewport, because the slots are placed by a transform of their own. */
const MEASURED = { droppable: { measure: getClientRect }, draggable: { measure: getClientRect } };

type Lifted = { load: Load; /** px */ width: number };

function LiftedCharm({ images, width }: { images: Charm['images'] | undefined; width: number }) {
  const picture = images && canvasPictureOf({ images });
  return (
    <span className={ring.liftedCharm} data-lifted="" style={{ '--w': `${width}px` }}>
      <span>{picture && <img {...picture} sizes="120px" width={224} height={224} alt="" />}</span>
    </span>
  );
}

/** Width of a charm on a ring with this many slots and this many px wide. */
export function charmWidthOn(ringWidth: number, slots: number): number {
  const [slot] = ringOf(slots).slots;
  return ((slot?.size ?? 0) * ringWidth) / 1000;
}

interface Telling {
  nameOf: (charm: CharmId | undefined) => string;
  slots: () => readonly (CharmId | null)[];
  /** Announcement of a drop's result; omitted where the page announces it elsewhere. */
  dropped?: (target: Target) => string | undefined;
}

/** Screen reader announcements during a drag: 'Vị trí 5 trên 17, Bướm tím' (look §9). */
export function announcementsOf({ nameOf, slots, dropped }: Telling): DragAnnouncements {
  const name = (data: unknown) => nameOf(parseLoad(data)?.charm);
  const place = (data: unknown) => {
    const target = parseTarget(data);
    if (target === null) return copy.drag.nowhere;
    if (target.to === 'tray') return copy.drag.tray;
    const occupant = slots()[target.slot] ?? null;
    return copy.slot(target.slot, slots().length, occupant ? nameOf(occupant) : copy.empty);
  };
  let justLifted = false;
  return {
    onDragStart({ active }) {
      justLifted = true;
      return copy.drag.started(name(active.data.current));
    },
    onDragOver({ active, over }) {
      const first = justLifted;
      justLifted = false;
      // Announcing the start position too would drown out that the charm was lifted.
      return first && isHome(active.data.current, over?.data.current) ? undefined : place(over?.data.current);
    },
    onDrop: (target) => (target === null ? copy.drag.nowhere : dropped?.(target)),
    onDragCancel: ({ active }) => copy.drag.cancelled(name(active.data.current)),
  };
}

function isHome(lifted: unknown, over: unknown): boolean {
  const [load, target] = [parseLoad(lifted), parseTarget(over)];
  if (load?.from === 'charms') return target?.to === 'tray';
  return target?.to === 'slot' && target.slot === load?.slot;
}
