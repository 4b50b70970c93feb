import { useEffect } from 'react';
import { emptySlotsOf } from '#domain/design/board.ts';
import { suggestedName } from '#domain/design/suggested-name.ts';
import { useBuilder, useDesign } from './builder-context.ts';

/** Suggests a name made of its charms, each time a ring becomes complete without one; the customer may change it. */
export function useSuggestedName(): void {
  const { store, nameOf } = useBuilder();
  const { board } = useDesign();
  const full = emptySlotsOf(board) === 0;
  useEffect(() => {
    if (!full) return;
    const { name, history } = store.get().designState;
    if (name === '')
      store.rename(suggestedName(history.present.slots.flatMap((id) => (id ? [nameOf(id)] : []))));
  }, [full, store, nameOf]);
}
