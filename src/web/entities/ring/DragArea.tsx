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
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Charm } from '#contract/http/catalogue.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { canvasPictureOf } from './charm-picture.ts';
import { ringCopy as copy } from './copy.vi.ts';
import { prefersLessMotion } from '#web/lib/less-motion.ts';
import { parseLoad, parseTarget, type Load, type Target } from './drag.ts';
import { ringOf } from './ring-frame.ts';
import {
  carriedTo,
  FingerSensor,
  MOUSE,
  MouseSensor,
  nearestSlot,
  nearestSlotNow,
  RingKeySensor,
  underPointer,
} from './sensors.ts';
import * as styles from './slot.module.css';
import * as ring from './ring.module.css';

interface DragAreaProps {
  id: string;
  announcements: Announcements;
  /** how wide a charm hangs, in px */
  charmWidth: () => number;
  imagesOf: (load: Load) => Charm['images'] | undefined;
  /** What was lifted cannot be read when it is null. */
  onLift?: (load: Load | null) => void;
  onOver?: (load: Load, target: Target | null) => void;
  /** @returns whether the charm has a new place; else it flies back */
  onDrop: (load: Load | null, target: Target | null, event: Event) => boolean;
  onCancel?: () => void;
  /** The lifted charm passes over the dialog, which cuts off what leaves it. */
  inDialog?: boolean;
  children: ReactNode;
}

/** Charms are dragged by mouse, finger and keyboard. One layer moves, by transform; the page under it stays as it is. */
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
  const end = ({ active, over: under, activatorEvent }: DragEndEvent) => {
    const load = parseLoad(active.data.current) ?? lifted?.load ?? null;
    setLifted(null);
    const target = carriedTo(activatorEvent) ?? parseTarget(under?.data.current);
    setLanded(on.onDrop(load, target, activatorEvent));
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
      // The ring stays in view; a page that scrolls under the finger would move its slots away.
      autoScroll={STILL}
      accessibility={{
        announcements,
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

/** The slots are placed by a transform of their own: they are where the browser sees them. */
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

/** As wide as a charm hangs on a ring of so many slots that is so many px wide. */
export function charmWidthOn(ringWidth: number, slots: number): number {
  const [slot] = ringOf(slots).slots;
  return ((slot?.size ?? 0) * ringWidth) / 1000;
}

interface Telling {
  nameOf: (charm: CharmId | undefined) => string;
  slots: () => readonly (CharmId | null)[];
  /** What became of a drop; by default the page says it elsewhere. */
  dropped?: (target: Target) => string | undefined;
}

/** What is told while a charm is carried: 'Vị trí 5 trên 17, Bướm tím' (look §9). */
export function announcementsOf({ nameOf, slots, dropped }: Telling): Announcements {
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
      // That a charm lies where it was lifted would drown the word that it was.
      return first && isHome(active.data.current, over?.data.current) ? undefined : place(over?.data.current);
    },
    onDragEnd({ over }) {
      const target = parseTarget(over?.data.current);
      return target === null ? copy.drag.nowhere : dropped?.(target);
    },
    onDragCancel: ({ active }) => copy.drag.cancelled(name(active.data.current)),
  };
}

function isHome(lifted: unknown, over: unknown): boolean {
  const [load, target] = [parseLoad(lifted), parseTarget(over)];
  if (load?.from === 'charms') return target?.to === 'tray';
  return target?.to === 'slot' && target.slot === load?.slot;
}
