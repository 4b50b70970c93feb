import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { GardenGate } from './GardenGate.tsx';
import type { Tint } from './tint.ts';

/** What Bông is doing (look §8); without one he holds a blossom. */
export type MascotPose = 'waving' | 'basket' | 'asleep' | 'sorry' | 'envelope' | 'thinking';

interface MascotProps {
  pose?: MascotPose | undefined;
  tint?: Tint;
  /** picture of a charm beside him, for what no pose says: key, gift, cup */
  companion?: string;
  /** px of the gate's width, 124 unless told */
  width?: number;
  /** read aloud as 'Thỏ Bông'; decoration otherwise */
  named?: boolean;
  className?: string;
}

/** Bông in the gate. One Bông a screen. */
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
        />
      </GardenGate>
      {companion && <img className="with" src={companion} alt="" width={224} height={224} decoding="async" />}
    </div>
  );
}
