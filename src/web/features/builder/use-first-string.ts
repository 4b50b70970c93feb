import { useEffect } from 'react';
import { useStrings } from '#web/entities/ring/options.ts';
import { useBuilder, useShownDesign } from './builder-context.ts';

/** The string that is drawn is the one that is chosen: the shop's first, until she takes another. */
export function useFirstString(): void {
  const { store } = useBuilder();
  const { list, failed } = useStrings();
  const { stringId } = useShownDesign().designState;
  const first = failed ? undefined : list[0]?._id;
  useEffect(() => {
    if (stringId === null && first !== undefined) store.chooseString(first);
  }, [store, stringId, first]);
}
