import { useMemo } from 'react';
import { bareBracelet } from '#art/bracelet.ts';
import type { BraceletString, TyingMethod } from '#contract/http/catalogue.ts';
import { Drawing } from './Drawing.tsx';
import { drawnString, drawnTie } from './options.ts';
import { ART_TOP } from './ring-frame.ts';
import * as ring from './ring.module.css';

interface BareRingProps {
  slots: number;
  /** null draws the default look */
  string: BraceletString | null;
  tyingMethod: TyingMethod | null;
}

/** The string of a ring with its knot, below the charms. */
export function BareRing({ slots, string, tyingMethod }: BareRingProps) {
  const svg = useMemo(
    () => drawing(slots, drawnString(string), drawnTie(tyingMethod)),
    [slots, string, tyingMethod],
  );
  return (
    <div className={ring.string} style={ART_TOP}>
      <Drawing svg={svg} />
    </div>
  );
}

let last = { key: '', svg: '' };

/** Drawn once for a skeleton and for the ring that takes its place, which mostly look the same. */
function drawing(
  slots: number,
  string: ReturnType<typeof drawnString>,
  knot: ReturnType<typeof drawnTie>,
): string {
  const key = [slots, string.material, string.color, knot].join();
  if (last.key !== key) last = { key, svg: bareBracelet({ slots, string, knot, mode: 'ring' }) };
  return last.svg;
}
