import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { designCopy } from '#domain/design/copy.vi.ts';
import { gardenSelection } from '#web/entities/selection/selection.ts';
import { showCart } from '#web/entities/cart/use-cart.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { shortNames } from '#web/lib/errors/describe.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { charmsIn } from '../state/draft.ts';
import { copy } from '../copy.vi.ts';
import { createFinisher } from '#web/entities/cart/finisher.ts';
import { designBody } from './design-body.ts';
import { BRACELET_NAME_ID, focusSoon, slotId, STRINGS_ID } from '../focus.ts';
import { stringMissing, type Missing } from '../state/missing.ts';
import { useStrings, useTyingMethods } from '#web/entities/ring/options.ts';
import { SAVED_DESIGNS } from '../queries.ts';
import { showFinishFailure } from '#web/entities/cart/show-finish-failure.ts';
import { SuccessDialog, type Success } from './SuccessDialog.tsx';
import { loadUnknownCharms } from '../use-catalogue-sync.ts';
import { designOf, useBuilder } from '../builder-context.ts';

type Finishing = { finish: () => Promise<void>; finishing: boolean };
const FinishContext = createContext<Finishing>({ finish: async () => {}, finishing: false });
export const useFinish = (): Finishing => useContext(FinishContext);

/**
 * Puts a complete ring into the cart and does what follows: opens the dialog, empties the ring, resets the garden's selection
 * (spec §2, §8).
 */
export function FinishProvider({ children }: { children: ReactNode }) {
  const builder = useBuilder();
  const queries = useQueryClient();
  const strings = useStrings();
  const tyingMethods = useTyingMethods();
  const [putIntoCart] = useState(() => createFinisher(call));
  const [finishing, setFinishing] = useState(false);
  const [success, setSuccess] = useState<Success | null>(null);
  const [open, setOpen] = useState(false);
  const refuse = useRefusal();

  /** The current design, which may be one change ahead of the displayed one. */
  const designNow = () => {
    const { designState } = builder.store.get();
    return designOf(designState, {
      charms: builder.cache.get(),
      string: strings.find(designState.stringId),
      tyingMethod: tyingMethods.find(designState.tyingMethodId),
    });
  };

  const finish = async (): Promise<void> => {
    const design = designNow();
    if (design.missing !== null) return refuse(design.missing);
    if (finishing) return;
    setFinishing(true);
    try {
      // The fallback string is not a catalogue string: retries loading the real ones first.
      if (strings.failed) await strings.retry();
      if (design.designState.stringId === null) return refuse(stringMissing);
      const body = designBody(design.designState, design.designState.stringId);
      const { bracelet, cart } = await putIntoCart(body, design.designState.editing);
      await showCart(queries, cart);
      inBackground(queries.invalidateQueries({ queryKey: SAVED_DESIGNS }));
      setSuccess({ bracelet, drawing: design });
      setOpen(true);
      builder.store.startOver();
      builder.letGo();
      gardenSelection.reset();
    } catch (error) {
      if (isLoggedOut(error))
        toast({ type: 'warning', title: designCopy.loginNeeded, message: copy.draft.waits });
      else showFinishFailure(error, () => inBackground(finish()));
      if (shortNames(error).length > 0)
        inBackground(loadUnknownCharms(queries, builder, charmsIn(design.board)));
    } finally {
      setFinishing(false);
    }
  };
  return (
    <FinishContext value={{ finish, finishing }}>
      {children}
      <SuccessDialog success={success} open={open} onClose={() => setOpen(false)} />
    </FinishContext>
  );
}

/** The page redirects to the login by itself (spec §5); here the customer only learns that the draft is kept. */
const isLoggedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Shows what is missing (spec §5) as a toast and moves focus there. */
function useRefusal(): (missing: Omit<Missing, 'label'>) => void {
  const { show, store } = useBuilder();
  return ({ title, hint, place }) => {
    toast({ type: 'warning', title, message: hint });
    if (place === 'charms') {
      show({ canvas: 'frame' });
      const empty = store.get().designState.history.present.slots.indexOf(null);
      return focusSoon(slotId(Math.max(0, empty)));
    }
    show({ part: place });
    if (place === 'name') focusSoon(BRACELET_NAME_ID);
    else focusSoon(STRINGS_ID, 'button');
  };
}
