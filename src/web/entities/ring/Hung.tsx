import { memo } from 'react';
import { hookAlone, type SlotPlace } from '#art/bracelet.ts';
import { standsUpright } from '#art/upright.ts';
import type { Charm, CharmImages } from '#contract/http/catalogue.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { canvasPictureOf } from './charm-picture.ts';
import { Drawing } from './Drawing.tsx';
import { inFrame } from './ring-frame.ts';
import * as styles from './slot.module.css';

const HOOK = hookAlone();

/** An empty slot. A constant, because a drag re-renders the buttons but not their content. */
export const HOLE = (
  <span className={styles.plus}>
    <Icon name="plus" size={22} />
  </span>
);
/** The charm on its hook, as the art hangs it. A rotated charm's own ring points elsewhere, so a thread behind it connects it. */
export const Hung = memo(function Hung({ images, turned, lean }: HungProps) {
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
  /** the picture's rotation from upright in degrees, so that its shadow can fall straight down */
  lean: number;
};

/** CSS variables for a slot's position, in percent of the ring's box; the art's units are thousandths of it. */
export function placed({ cx, cy, size, rot }: SlotPlace, turn: number) {
  return {
    ...inFrame(cx, cy),
    '--d': `${(size / 10).toFixed(2)}%`,
    '--rot': `${rot.toFixed(1)}deg`,
    // The art hangs the picture 5 % above the middle of the slot, with the hook at the picture's jump ring.
    '--lift': `${(-5 + 300 / size).toFixed(2)}%`,
    '--hook': `${((20 / size) * 100).toFixed(2)}%`,
    '--turn': turn,
  };
}

/** Rotation in degrees of an orientation-sensitive charm against its hook, so that it stays readable. */
export function turnOf({ category, slug }: Charm, place: SlotPlace): number {
  return standsUpright({ category: category.type, slug }) ? place.upright - place.rot : 0;
}
