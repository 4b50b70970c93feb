import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SKIN_COLORS, SKINS, wornWrist } from '#art/worn-wrist.ts';
import { USUAL_WRIST_CM, wornOn } from '#domain/catalogue/worn.ts';
import { placedCharms } from '#domain/design/board.ts';
import { formatWrist } from '#domain/design/wrist.ts';
import { classes } from '#web/ui/classes.ts';
import { canvasPictureOf } from '#web/entities/ring/charm-picture.ts';
import { drawnString } from '#web/entities/ring/options.ts';
import { copy } from '../copy.vi.ts';
import { sizesQuery } from '../queries.ts';
import { useBuilder, useCharms, useDesign, useView, useWristSize } from '../builder-context.ts';
import { RingName } from './RingMiddle.tsx';
import * as ring from '../../../entities/ring/ring.module.css';
import * as styles from './worn.module.css';

/** Read-only view of the bracelet to scale on a wrist of the customer's size; any action on a slot switches back to the ring. */
export function WornView() {
  const { designState } = useDesign();
  const wristCm = useWristSize();
  const svg = useDrawing();
  const wrist = formatWrist(wristCm ?? USUAL_WRIST_CM);
  return (
    <div className={classes(ring.ring, ring.worn)} data-ring="">
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <SkinChoice />
      <div className={ring.middle} aria-hidden="true">
        <RingName name={designState.name} />
        <p className={styles.scale}>
          {wristCm === null ? copy.ring.usualWrist(wrist) : copy.ring.toScale(wrist)}
        </p>
      </div>
    </div>
  );
}

function useDrawing(): string {
  const { designState, board, string, tyingMethod } = useDesign();
  const wristCm = useWristSize() ?? USUAL_WRIST_CM;
  const { skin } = useView();
  const charms = useCharms();
  const { data } = useQuery(sizesQuery());
  const sizes = useMemo(() => new Map(data?.map((size) => [size._id, size])), [data]);
  return useMemo(() => {
    const measures = wornOn({
      slots: board.slots.map((id) => (id === null ? null : (sizes.get(id) ?? null))),
      material: string?.material ?? null,
      knot: tyingMethod?.knot ?? null,
      wristCm,
    });
    const name = designState.name || copy.ring.unnamed;
    const placed = placedCharms(board).length;
    return wornWrist({
      measures,
      slots: board.slots.map((id) => {
        const charm = id === null ? undefined : charms.get(id);
        return charm ? { href: canvasPictureOf(charm)?.src ?? null } : null;
      }),
      string: drawnString(string),
      skin,
      id: 'worn',
      label: copy.ring.worn(name, formatWrist(wristCm), placed, board.slots.length),
    });
  }, [designState.name, board, string, tyingMethod, wristCm, skin, charms, sizes]);
}

function SkinChoice() {
  const { show } = useBuilder();
  const { skin } = useView();
  return (
    <div className={styles.skins} role="group" aria-label={copy.ring.skin}>
      {SKINS.map((tone) => (
        <button
          key={tone}
          type="button"
          aria-pressed={tone === skin}
          aria-label={copy.ring.skins[tone]}
          title={copy.ring.skins[tone]}
          onClick={() => show({ skin: tone })}
        >
          <i style={{ background: SKIN_COLORS[tone] }} />
        </button>
      ))}
    </div>
  );
}
