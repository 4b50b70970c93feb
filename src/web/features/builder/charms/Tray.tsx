import { useState } from 'react';
import type { CharmId } from '#domain/kernel/ids.ts';
import { placedOf, waitingOf } from '#domain/design/board.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { CharmTile } from './CharmTile.tsx';
import { copy } from '../copy.vi.ts';
import { charmsIn } from '../state/draft.ts';
import { useCharms, useBuilder, useDesign } from '../builder-context.ts';
import * as styles from './tray.module.css';

/**
 * 'Charm đã chọn', in an order that is stable while the tray is open: a charm already on the ring is faded and keeps its
 * position.
 */
export function Tray() {
  const { show, nameOf } = useBuilder();
  const { board } = useDesign();
  const charms = useCharms();
  const all = useSteadyOrder(charmsIn(board), (id) => waitingOf(board, id) > 0);

  if (all.length === 0) {
    return (
      <EmptyState
        title={copy.charms.empty}
        text={copy.charms.emptyText}
        action={
          <>
            <Button variant="sec" size="sm" onClick={() => show({ charms: 'catalogue' })}>
              {copy.charms.toCatalogue}
            </Button>
            <LinkButton variant="ghost" size="sm" to="/garden">
              {copy.charms.toGarden}
            </LinkButton>
          </>
        }
      />
    );
  }
  return (
    <>
      <p className="muted text-sm max-md:hidden">{copy.charms.hint}</p>
      <ul className={styles.tray} aria-label={copy.charms.tray}>
        {all.map((id) => {
          const left = waitingOf(board, id);
          const hung = placedOf(board, id);
          const name = nameOf(id);
          return (
            <li key={id}>
              <CharmTile
                id={id}
                name={name}
                charm={charms.get(id)}
                label={left > 0 ? copy.charms.waiting(name, left) : copy.charms.placed(name, hung)}
                badge={left > 0 ? copy.charms.times(left) : 'hung'}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Initially the waiting charms, then the placed ones; charms added later go to the end. */
function useSteadyOrder(ids: readonly CharmId[], waits: (id: CharmId) => boolean): readonly CharmId[] {
  const [order, setOrder] = useState(() => [...ids.filter(waits), ...ids.filter((id) => !waits(id))]);
  const fresh = ids.filter((id) => !order.includes(id));
  if (fresh.length > 0) setOrder([...order, ...fresh]);
  return order.filter((id) => ids.includes(id));
}
