import { useDraggable, useDroppable } from '@dnd-kit/core';
import { memo, type KeyboardEvent } from 'react';
import { hookAlone, type SlotPlace } from '#art/bracelet.ts';
import type { CharmImages } from '#contract/http/catalogue.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { canvasPictureOf } from '../charms/charm-picture.ts';
import { Drawing } from '../Drawing.tsx';
import type { Load, Target } from '../state/drag.ts';
import { slotId } from '../focus.ts';
import { inFrame } from './ring-frame.ts';
import { useLongPress } from './use-long-press.ts';
import * as styles from './slot.module.css';

interface RingSlotProps {
  at: number;
  place: SlotPlace;
  charm: CharmId | null;
  images: CharmImages | undefined;
  /** degrees that the picture is turned on its hook */
  turned: number;
  /** 'Vị trí 5 trên 17, Bướm tím' */
  label: string;
  chosen: boolean;
  /** more of this charm is used than the shop has left */
  short: boolean;
  tabStop: boolean;
  /** its turn among the charms that the last step threaded; -1 for none */
  turn: number;
  onTap: (slot: number, event: { detail: number }) => void;
  onHold: (slot: number) => void;
  onVisit: (slot: number) => void;
  onKey: (slot: number, event: KeyboardEvent) => void;
}

/** One place of the ring: a round button with a charm or a dashed hole, a target for drops, and itself draggable. */
export const RingSlot = memo(function RingSlot(props: RingSlotProps) {
  const { at, place, charm, images, turned, label, chosen, short, tabStop, turn } = props;
  const { onTap, onHold, onVisit, onKey } = props;
  const target: Target = { to: 'slot', slot: at };
  const { setNodeRef: setTarget, isOver } = useDroppable({ id: slotId(at), data: target });
  const load: Load | undefined = charm === null ? undefined : { from: 'ring', charm, slot: at };
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `on-${slotId(at)}`,
    data: load,
    disabled: charm === null,
  });
  const { holding, handlers } = useLongPress(() => charm !== null && onHold(at));
  const setNode = (node: HTMLElement | null) => {
    setTarget(node);
    setNodeRef(node);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    listeners?.['onKeyDown']?.(event);
    if (!event.defaultPrevented) onKey(at, event);
  };

  return (
    <button
      type="button"
      ref={setNode}
      id={slotId(at)}
      data-slot={at}
      className={classes(
        styles.slot,
        charm === null ? styles.hole : styles.full,
        chosen && styles.chosen,
        short && styles.short,
        isOver && styles.over,
        isDragging && styles.lifted,
        holding && charm !== null && styles.holding,
        turn >= 0 && styles.fresh,
      )}
      style={placed(place, turn)}
      aria-label={label}
      aria-pressed={chosen}
      aria-describedby={charm === null ? undefined : attributes['aria-describedby']}
      tabIndex={tabStop ? 0 : -1}
      {...listeners}
      {...handlers}
      onClick={(event) => onTap(at, event)}
      onFocus={() => onVisit(at)}
      onKeyDown={onKeyDown}
    >
      {charm === null ? HOLE : <Hung key={charm} images={images} turned={turned} lean={place.rot + turned} />}
      {HOLD}
    </button>
  );
});

const HOOK = hookAlone();

// What a drag re-renders is the buttons; what lies in them stays.
const HOLE = (
  <span className={styles.plus}>
    <Icon name="plus" size={22} />
  </span>
);
const HOLD = (
  <svg className={styles.hold} viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="48" pathLength="1" />
  </svg>
);

/** The charm on its hook, as the art hangs it. A turned one's own ring points elsewhere: a thread behind it holds it. */
const Hung = memo(function Hung({ images, turned, lean }: HungProps) {
  const picture = images && canvasPictureOf({ images });
  return (
    <span className={styles.onHook}>
      {turned !== 0 && <i className={styles.thread} />}
      <span
        className={styles.turns}
        style={{ '--turned': `${turned.toFixed(1)}deg`, '--rot': `${lean.toFixed(1)}deg` }}
      >
        {!picture ? (
          <Icon name="flower" size={40} />
        ) : (
          <img {...picture} sizes="120px" width={224} height={224} alt="" draggable={false} />
        )}
      </span>
      <Drawing svg={HOOK} className={styles.hook} />
    </span>
  );
});

type HungProps = {
  images: CharmImages | undefined;
  turned: number;
  /** degrees from upright, as the picture is seen: its shadow falls down from there */
  lean: number;
};

/** Where the slot lies, in parts of the ring's box; the art's units are thousandths of it. */
function placed({ cx, cy, size, rot }: SlotPlace, turn: number) {
  return {
    ...inFrame(cx, cy),
    '--d': `${(size / 10).toFixed(2)}%`,
    '--rot': `${rot.toFixed(1)}deg`,
    // The art hangs the picture 5 % above the middle of the slot, the hook at the picture's jump ring.
    '--lift': `${(-5 + 300 / size).toFixed(2)}%`,
    '--hook': `${((20 / size) * 100).toFixed(2)}%`,
    '--turn': turn,
  };
}
