import { useEffect } from 'react';
import { useStrings } from '#web/entities/ring/options.ts';
import { useBuilder, useShownDesign } from './builder-context.ts';

/** Selects the shop's first string until the customer chooses another, so that the drawn string is the selected one. */
export function useFirstString(): void {
  const { store } = useBuilder();
  const { list, failed } = useStrings();
  const { stringId } = useShownDesign().designState;
  const first = failed ? undefined : list[0]?._id;
  useEffect(() => {
    if (stringId === null && first !== undefined) store.chooseString(first);
  }, [store, stringId, first]);
}
