import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { GardenGate } from './GardenGate.tsx';
import type { Tint } from './tint.ts';

/** Pose of the mascot Bông (look §8); by default he holds a blossom. */
export type MascotPose = 'waving' | 'basket' | 'asleep' | 'sorry' | 'envelope' | 'thinking';

interface MascotProps {
  pose?: MascotPose | undefined;
  tint?: Tint;
  /** picture of a charm beside him, for what no pose expresses: key, gift, cup */
  companion?: string;
  /** width of the gate in px, 124 by default */
  width?: number;
  /** accessible as 'Thỏ Bông'; decorative otherwise */
  named?: boolean;
  className?: string;
}

/** Bông in his gate. At most one per screen. */
export function Mascot({ pose, tint, companion, width = 124, named, className }: MascotProps) {
  return (
    <div className={classes('mascot', className)} style={{ '--mw': `${width}px` }}>
      <GardenGate tint={tint} small={width < 160}>
        <img
          src={`/brand/mascot${pose === undefined ? '' : `-${pose}`}.webp`}
          alt={named ? uiCopy.mascot : ''}
          width={440}
          height={495}
          decoding="async"
          // Often shown because the network is down.
          onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
        />
      </GardenGate>
      {companion && <img className="with" src={companion} alt="" width={224} height={224} decoding="async" />}
    </div>
  );
}
