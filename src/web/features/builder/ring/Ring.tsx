import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { placedCharms, placedOf, waitingOf } from '#domain/design/board.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { copy } from '../copy.vi.ts';
import { BareRing } from '#web/entities/ring/BareRing.tsx';
import { byKeyboard, CHARMS_ID, focusSoon, slotId } from '../focus.ts';
import { charmsIn } from '../state/draft.ts';
import { slotAfter } from '#web/entities/ring/slot-after.ts';
import { ringOf } from '#web/entities/ring/ring-frame.ts';
import { turnOf } from '#web/entities/ring/Hung.tsx';
import { RingMiddle } from './RingMiddle.tsx';
import { RingSlot } from '#web/entities/ring/RingSlot.tsx';
import { SlotMenu } from './SlotMenu.tsx';
import {
  useDesignSnapshot,
  useCharms,
  useBuilder,
  useDesign,
  usePendingPlacement,
} from '../builder-context.ts';
import * as ring from '../../../entities/ring/ring.module.css';
import * as styles from '../../../entities/ring/slot.module.css';

/** The bracelet: string and knot as drawn SVG, the charms as pictures on top, each slot a button. */
export function Ring() {
  const { tapSlot, takeOff, cache, nameOf, show, palettes } = useBuilder();
  const { fresh, designState } = useDesignSnapshot();
  const board = designState.history.present;
  const pending = usePendingPlacement();
  const charms = useCharms();
  const { slots } = board;
  const places = useMemo(() => ringOf(slots.length).slots, [slots.length]);
  // Roving tabindex: one Tab stop, arrow keys move within (look §9).
  const [visited, setVisited] = useState(0);
  const current = visited < slots.length ? visited : 0;

  const onKey = useCallback(
    (from: number, event: KeyboardEvent) => {
      const to = slotAfter(event.key, from, slots.length);
      if (to !== null) document.getElementById(slotId(to))?.focus();
      else if (event.key === 'Delete' || event.key === 'Backspace') takeOff(from);
      else return;
      event.preventDefault();
    },
    [slots.length, takeOff],
  );
  const onTap = useCallback(
    (slot: number, event: { detail: number }) => {
      if (!tapSlot(slot)) return;
      show({ part: 'charms' });
      if (byKeyboard(event)) focusSoon(CHARMS_ID, 'button:not(.chip)');
    },
    [tapSlot, show],
  );

  return (
    <div
      className={classes(ring.ring, pending.charm !== null && styles.seeks)}
      data-ring=""
      role="group"
      aria-label={copy.ring.label(placedCharms(board).length, slots.length)}
    >
      <RingString slots={slots.length} />
      <RingMiddle />
      {places.map((place, at) => {
        const id = slots[at] ?? null;
        const charm = id === null ? undefined : charms.get(id);
        const short = id !== null && placedOf(board, id) + waitingOf(board, id) > cache.supply(id);
        const said = id === null ? copy.ring.empty : nameOf(id) + (short ? `, ${copy.ring.short}` : '');
        return (
          <RingSlot
            key={at}
            id={slotId(at)}
            {...{ at, place }}
            charm={id}
            images={charm?.images}
            turned={charm === undefined ? 0 : turnOf(charm, place)}
            label={copy.ring.slot(at, slots.length, said)}
            chosen={pending.slot === at}
            short={short}
            tabStop={at === current}
            turn={fresh.indexOf(at)}
            onTap={onTap}
            onHold={takeOff}
            onVisit={setVisited}
            onKey={onKey}
          />
        );
      })}
      <SlotMenu />
      {charmsIn(board).length === 0 && (
        <Button
          variant="tint"
          size="sm"
          icon="sparkle"
          className={ring.helpOut}
          onClick={() => palettes.set(true)}
        >
          {copy.palettes.open}
        </Button>
      )}
    </div>
  );
}

function RingString({ slots }: { slots: number }) {
  const { string, tyingMethod } = useDesign();
  return <BareRing slots={slots} string={string} tyingMethod={tyingMethod} />;
}
