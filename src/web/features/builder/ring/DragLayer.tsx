import {
  DndContext,
  DragOverlay,
  getClientRect,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { useMemo, useState, type ReactNode } from 'react';
import { toast } from '#web/ui/feedback/toast.ts';
import { canvasPictureOf } from '../charms/charm-picture.ts';
import { copy } from '../copy.vi.ts';
import type { BuilderController } from '../state/controller.ts';
import { focusSoon, prefersLessMotion, slotId } from '../focus.ts';
import { parseLoad, parseTarget, type Load } from '../state/drag.ts';
import { ringOf } from './ring-frame.ts';
import {
  carriedTo,
  FingerSensor,
  MOUSE,
  MouseSensor,
  nearestSlot,
  RingKeySensor,
  underPointer,
} from './sensors.ts';
import { useCharms, useBuilder } from '../builder-context.ts';
import * as styles from './slot.module.css';
import * as ring from './ring.module.css';

/** Drag and drop by mouse, finger and keyboard. One layer moves, by transform; the page under it stays as it is. */
export function DragLayer({ children }: { children: ReactNode }) {
  const builder = useBuilder();
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(FingerSensor),
    useSensor(RingKeySensor),
  );
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [landed, setLanded] = useState(false);
  const announcements = useMemo(() => announcementsOf(builder), [builder]);

  const start = ({ active }: DragStartEvent) => {
    const load = parseLoad(active.data.current);
    builder.letGo();
    builder.show({ canvas: 'frame' });
    setLanded(false);
    setLifted(load && { load, width: charmWidth(builder) });
  };
  const end = ({ active, over, activatorEvent }: DragEndEvent) => {
    const load = parseLoad(active.data.current) ?? lifted?.load ?? null;
    setLifted(null);
    if (load === null) return toast({ type: 'error', ...copy.drag.failed });
    const target = carriedTo(activatorEvent) ?? parseTarget(over?.data.current);
    setLanded(builder.drop(load, target));
    // The keyboard goes with the charm that it carried round the ring.
    if (activatorEvent instanceof KeyboardEvent && load.from === 'ring' && target?.to === 'slot')
      focusSoon(slotId(target.slot));
  };

  return (
    <DndContext
      id="builder"
      sensors={sensors}
      collisionDetection={nearestSlot}
      measuring={MEASURED}
      // The ring stays in view; a page that scrolls under the finger would move its slots away.
      autoScroll={false}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: copy.drag.instructions },
        restoreFocus: false,
      }}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setLifted(null)}
    >
      <div className={lifted ? styles.dragging : styles.atRest}>{children}</div>
      <DragOverlay
        className={ring.dragLayer}
        dropAnimation={landed || prefersLessMotion() ? null : undefined}
        modifiers={[underPointer]}
      >
        {lifted && <LiftedCharm {...lifted} />}
      </DragOverlay>
    </DndContext>
  );
}

/** The slots are placed by a transform of their own: they are where the browser sees them. */
const MEASURED = { droppable: { measure: getClientRect }, draggable: { measure: getClientRect } };

type Lifted = { load: Load; /** px */ width: number };

function LiftedCharm({ load, width }: Lifted) {
  const charm = useCharms().get(load.charm);
  const picture = charm && canvasPictureOf(charm);
  return (
    <span className={ring.liftedCharm} data-lifted="" style={{ '--w': `${width}px` }}>
      {picture && <img {...picture} sizes="120px" width={224} height={224} alt="" />}
    </span>
  );
}

/** As wide as it will hang. */
function charmWidth({ store }: BuilderController): number {
  const ring = document.querySelector('[data-ring]')?.clientWidth ?? 0;
  const [slot] = ringOf(store.get().designState.history.present.slots.length).slots;
  return ((slot?.size ?? 0) * ring) / 1000;
}

/** What is told while a charm is carried: 'Vị trí 5 trên 17, Bướm tím' (look §9). */
function announcementsOf({ nameOf, store }: BuilderController): Announcements {
  const name = (data: unknown) => nameOf(parseLoad(data)?.charm);
  const place = (data: unknown) => {
    const target = parseTarget(data);
    if (target === null) return copy.drag.nowhere;
    if (target.to === 'tray') return copy.drag.tray;
    const { slots } = store.get().designState.history.present;
    const occupant = slots[target.slot] ?? null;
    return copy.ring.slot(target.slot, slots.length, occupant ? nameOf(occupant) : copy.ring.empty);
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
    // What came of it is said by the page's own live region.
    onDragEnd: ({ over }) => (over === null ? copy.drag.nowhere : undefined),
    onDragCancel: ({ active }) => copy.drag.cancelled(name(active.data.current)),
  };
}

function isHome(lifted: unknown, over: unknown): boolean {
  const [load, target] = [parseLoad(lifted), parseTarget(over)];
  if (load?.from === 'charms') return target?.to === 'tray';
  return target?.to === 'slot' && target.slot === load?.slot;
}
