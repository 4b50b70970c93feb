import { useMemo } from 'react';
import { bracelet } from '#art/bracelet.ts';
import { canvasPictureOf } from '#web/entities/ring/charm-picture.ts';
import { drawnString, drawnTie } from '#web/entities/ring/options.ts';
import { useCharms, type Design } from '../builder-context.ts';

interface WornDrawingProps {
  design: Pick<Design, 'board' | 'string' | 'tyingMethod'>;
  /** Prefix of the ids in the drawing, unique on the page. */
  id: string;
  label: string;
  className?: string;
}

/** The whole bracelet in perspective, as on a wrist; without SVG filters, for the sake of phones. */
export function WornDrawing({ design, id, label, className }: WornDrawingProps) {
  const charms = useCharms();
  const { board, string, tyingMethod } = design;
  const svg = useMemo(
    () =>
      bracelet({
        slots: board.slots.map((slot) => {
          const charm = slot === null ? undefined : charms.get(slot);
          return charm ? { href: canvasPictureOf(charm)?.src ?? null } : null;
        }),
        string: drawnString(string),
        knot: drawnTie(tyingMethod),
        mode: 'worn',
        frame: 'wide',
        paper: false,
        shadow: false,
        id,
        label,
      }),
    [charms, board, string, tyingMethod, id, label],
  );
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
