import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { copy } from '../copy.vi.ts';
import { focusSoon, slotId } from '../focus.ts';
import { inFrame, ringOf } from '#web/entities/ring/ring-frame.ts';
import { useBoard, useBuilder, usePendingPlacement } from '../builder-context.ts';
import * as ring from '../../../entities/ring/ring.module.css';
import { classes } from '#web/ui/classes.ts';

/** Actions beside the selected charm: one slot back, one forward, remove. */
export function SlotMenu() {
  const { move, takeOff, nameOf } = useBuilder();
  const { slot } = usePendingPlacement();
  const { slots } = useBoard();
  const charm = slot === null ? null : slots[slot];
  if (slot === null || !charm) return null;
  const name = nameOf(charm);
  const step = (by: number) => move(slot, (slot + by + slots.length) % slots.length);
  const remove = () => {
    takeOff(slot);
    focusSoon(slotId(slot));
  };
  const { style, level } = besideSlot(slots.length, slot);
  return (
    <div
      className={level ? classes(ring.slotMenu, ring.level) : ring.slotMenu}
      role="group"
      aria-label={copy.ring.menu(name)}
      style={style}
    >
      <IconButton
        icon="chevron-left"
        iconSize={20}
        label={copy.ring.backward(name)}
        onClick={() => step(-1)}
      />
      <IconButton
        icon="chevron-right"
        iconSize={20}
        label={copy.ring.forward(name)}
        onClick={() => step(1)}
      />
      <IconButton icon="trash" iconSize={20} label={copy.ring.remove(name)} onClick={remove} />
    </div>
  );
}

/** Position on the inner side of the ring, opposite the charm. */
function besideSlot(count: number, slot: number) {
  const { cord, slots } = ringOf(count);
  const place = slots[slot];
  if (place === undefined) return { style: {}, level: false };
  const [dx, dy] = [(cord.cx - place.x) / cord.rx, (cord.cy - place.y) / cord.ry];
  return {
    style: { ...inFrame(place.x, place.y), '--dx': dx.toFixed(3), '--dy': dy.toFixed(3) },
    level: Math.abs(dy) > Math.abs(dx),
  };
}
