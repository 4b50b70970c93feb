import { useEffect } from 'react';
import { useStrings } from '#web/entities/ring/options.ts';
import { useBuilder, useShownDesign } from './builder-context.ts';
import type { BraceletString } from './queries.ts';
import type { DesignStore } from './state/design-store.ts';

/** Selects the shop's first string until the customer chooses another, so that the drawn string is the selected one. */
export function useFirstString(): void {
  const { store } = useBuilder();
  const { list, failed } = useStrings();
  const { stringId } = useShownDesign().designState;
  useEffect(() => {
    if (!failed) chooseFirstString(store, list);
  }, [store, stringId, list, failed]);
}

export function chooseFirstString(store: DesignStore, strings: readonly BraceletString[] = []): void {
  const [first] = strings;
  if (store.get().designState.stringId === null && first !== undefined) store.chooseString(first._id);
}
