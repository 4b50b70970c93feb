import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { BraceletString, Charm, TyingMethod } from '#contract/http/catalogue.ts';
import { placedCharms } from '#domain/design/board.ts';
import type { JointDesign } from '#domain/design/joint-design.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { canvasPictureOf } from '#web/entities/ring/charm-picture.ts';
import { BareRing } from '#web/entities/ring/BareRing.tsx';
import { HOLE, Hung, placed, turnOf } from '#web/entities/ring/Hung.tsx';
import { ringOf } from '#web/entities/ring/ring-frame.ts';
import { RingSlot } from '#web/entities/ring/RingSlot.tsx';
import { slotAfter } from '#web/entities/ring/slot-after.ts';
import { classes } from '#web/ui/classes.ts';
import { copy } from './copy.vi.ts';
import type { Cursor } from './use-cursors.ts';
import * as frame from '../../entities/ring/ring.module.css';
import * as slots from '../../entities/ring/slot.module.css';
import * as styles from './joint-design.module.css';

interface JointRingProps {
  ring: JointDesign;
  charms: ReadonlyMap<CharmId, Charm>;
  string: BraceletString | null;
  tie: TyingMethod | null;
  /** content of the ring's middle */
  children?: ReactNode;
}

/** A read-only ring, drawn as in the builder; `chosen` highlights a slot. */
export function JointRing({ children, chosen, ...props }: JointRingProps & { chosen?: number | null }) {
  const { ring, charms, string, tie } = props;
  return (
    <div className={styles.holder}>
      <div className={frame.ring} role="img" aria-label={labelOf(ring)}>
        <BareRing slots={ring.slots.length} string={string} tyingMethod={tie} />
        {children}
        {ringOf(ring.slots.length).slots.map((place, at) => {
          const id = ring.slots[at] ?? null;
          const charm = id === null ? undefined : charms.get(id);
          const turned = charm ? turnOf(charm, place) : 0;
          return (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- a slot is its number
              key={at}
              className={classes(slots.slot, chosen === at && slots.chosen)}
              style={placed(place, -1)}
            >
              {id === null ? HOLE : <Hung images={charm?.images} turned={turned} lean={place.rot + turned} />}
            </span>
          );
        })}
      </div>
    </div>
  );
}

interface RingFieldProps extends JointRingProps {
  chosen: number | null;
  cursors: readonly Cursor[];
  nameOf: (charm: CharmId) => string;
  onTap: (slot: number) => void;
  onTakeOff: (slot: number) => void;
}

/** The editable ring: each slot is a button, and shows where the other side is. One Tab stop, arrow keys move within. */
export function RingField({ chosen, cursors, nameOf, onTap, onTakeOff, children, ...props }: RingFieldProps) {
  const { ring, charms, string, tie } = props;
  const [visited, setVisited] = useState(0);
  const count = ring.slots.length;
  const press = (from: number, event: KeyboardEvent) => {
    const to = slotAfter(event.key, from, count);
    if (to !== null) document.getElementById(jointSlotId(to))?.focus();
    else if (event.key === 'Delete' || event.key === 'Backspace') onTakeOff(from);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.holder}>
      <div className={frame.ring} role="group" aria-label={labelOf(ring)} data-joint-ring="">
        <BareRing slots={ring.slots.length} string={string} tyingMethod={tie} />
        {children}
        {ringOf(count).slots.map((place, at) => {
          const id = ring.slots[at] ?? null;
          const charm = id === null ? undefined : charms.get(id);
          const cursor = cursors.find(({ slot }) => slot === at);
          const name = id === null ? copy.empty : nameOf(id);
          const carried = cursor?.charm ? nameOf(cursor.charm) : null;
          return (
            <RingSlot
              // oxlint-disable-next-line react/no-array-index-key -- a slot is its number
              key={at}
              id={jointSlotId(at)}
              at={at}
              place={place}
              charm={id}
              images={charm?.images}
              turned={charm ? turnOf(charm, place) : 0}
              label={copy.slot(at, count, cursor ? `${name}, ${copy.cursor(cursor.name, carried)}` : name)}
              chosen={chosen === at}
              short={false}
              tabStop={at === Math.min(visited, count - 1)}
              turn={-1}
              onTap={onTap}
              onHold={onTakeOff}
              onVisit={setVisited}
              onKey={press}
              className={cursor && styles.touched}
            >
              {cursor?.charm && <Carried charm={charms.get(cursor.charm)} rot={place.rot} />}
            </RingSlot>
          );
        })}
      </div>
    </div>
  );
}

/** DOM id of a slot; distinct from the builder's, whose ring may be on the page behind. */
export const jointSlotId = (slot: number): string => `joint-slot-${slot}`;

/** The charm that the other side is dragging over a slot. */
function Carried({ charm, rot }: { charm: Charm | undefined; rot: number }) {
  const picture = charm && canvasPictureOf(charm);
  return (
    picture && (
      <img
        {...picture}
        className={styles.carried}
        style={{ '--upright': `${(-rot).toFixed(1)}deg` }}
        sizes="60px"
        width={224}
        height={224}
        alt=""
        draggable={false}
      />
    )
  );
}

const labelOf = (ring: JointDesign) => copy.ring(placedCharms(ring).length, ring.slots.length);
