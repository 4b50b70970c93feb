import { emptySlotsOf } from '#domain/design/board.ts';
import { CHARMS_MIN } from '#domain/design/limits.ts';
import { designCopy } from '#domain/design/copy.vi.ts';
import { Cord } from '#web/ui/motifs/Cord.tsx';
import { copy } from '../copy.vi.ts';
import { HintLine } from './HintLine.tsx';
import { Ring } from './Ring.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useDesign, useView } from '../builder-context.ts';
import { WornView } from './WornView.tsx';
import * as stage from './stage.module.css';

/** The middle of the builder: tools, the ring or the worn view, progress and hint. */
export function Stage() {
  const { canvas } = useView();
  return (
    <section className={stage.stage} aria-label={copy.ring.stage}>
      <div className={stage.inner}>
        <Toolbar />
        {canvas === 'worn' ? <WornView /> : <Ring />}
        <Progress />
        <HintLine />
      </div>
    </section>
  );
}

function Progress() {
  const { board } = useDesign();
  const { slots } = board;
  const empty = emptySlotsOf(board);
  return (
    <div className={stage.progress}>
      <p>
        <b>{empty === 0 ? copy.progress.full : designCopy.emptySlots(empty)}</b>
        <span className="muted">{copy.progress.least(CHARMS_MIN)}</span>
      </p>
      <Cord
        value={slots.length - empty}
        max={slots.length}
        label={copy.progress.label}
        color={empty === 0 ? 'var(--cord-20)' : 'var(--cord-15)'}
      />
    </div>
  );
}
