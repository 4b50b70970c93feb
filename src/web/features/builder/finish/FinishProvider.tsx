import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { designCopy } from '#domain/design/copy.vi.ts';
import { gardenSelection } from '#web/entities/selection/selection.ts';
import { showCart } from '#web/entities/cart/use-cart.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { contextTitles } from '#web/lib/errors/copy.vi.ts';
import { shortNames } from '#web/lib/errors/describe.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { charmsIn } from '../state/draft.ts';
import { copy } from '../copy.vi.ts';
import { createFinisher } from '#web/entities/cart/finisher.ts';
import { designBody } from './design-body.ts';
import { discontinuedNames } from './discontinued.ts';
import { BRACELET_NAME_ID, focusSoon, slotId, STRINGS_ID } from '../focus.ts';
import { stringMissing, type Missing } from '../state/missing.ts';
import { isSameBracelet } from '../state/design-state.ts';
import { useStrings, useTyingMethods } from '#web/entities/ring/options.ts';
import { stringsQuery, tyingMethodsQuery } from '#web/entities/ring/queries.ts';
import { SAVED_DESIGNS } from '../queries.ts';
import { showFinishFailure } from '#web/entities/cart/show-finish-failure.ts';
import { SuccessDialog, type Success } from './SuccessDialog.tsx';
import { loadUnknownCharms } from '../use-catalogue-sync.ts';
import { designOf, useBuilder, type Design } from '../builder-context.ts';

type Finishing = { finish: () => Promise<void>; finishing: boolean };
const FinishContext = createContext<Finishing>({ finish: async () => {}, finishing: false });
export const useFinish = (): Finishing => useContext(FinishContext);

interface FinishProviderProps {
  userId: string;
  children: ReactNode;
}

/**
 * Puts a complete ring into the cart and does what follows: opens the dialog, empties the ring, resets the garden's selection
 * (spec §2, §8). What was changed while it was under way stays on the ring, as an edit of the bracelet in the cart.
 */
export function FinishProvider({ userId, children }: FinishProviderProps) {
  const builder = useBuilder();
  const queries = useQueryClient();
  const strings = useStrings();
  const tyingMethods = useTyingMethods();
  const [putIntoCart] = useState(() => createFinisher(call, userId));
  const [finishing, setFinishing] = useState(false);
  const [success, setSuccess] = useState<Success | null>(null);
  const [open, setOpen] = useState(false);
  const refuse = useRefusal();
  const showFailure = useShowFailure();

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
      const tyingMethodId = tyingMethods.known(design.designState.tyingMethodId);
      const body = designBody({ ...design.designState, tyingMethodId }, design.designState.stringId);
      const { bracelet, cart } = await putIntoCart(body, design.designState.editing);
      await showCart(queries, cart);
      inBackground(queries.invalidateQueries({ queryKey: SAVED_DESIGNS }));
      setSuccess({ bracelet, drawing: design });
      setOpen(true);
      builder.letGo();
      if (isSameBracelet(builder.store.get().designState, design.designState)) {
        builder.store.startOver();
        gardenSelection.reset();
      } else builder.store.edit(bracelet._id);
    } catch (error) {
      showFailure(error, design, () => inBackground(finish()));
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

/** Shows why a bracelet could not be put into the cart, and rereads the parts that it is short of. */
function useShowFailure(): (error: unknown, design: Design, retry: () => void) => void {
  const builder = useBuilder();
  const queries = useQueryClient();
  return (error, design, retry) => {
    const gone = discontinuedNames(error, design, builder.nameOf);
    if (isLoggedOut(error))
      toast({ type: 'warning', title: designCopy.loginNeeded, message: copy.draft.waits });
    else if (gone.length > 0)
      toast({ type: 'error', title: contextTitles.builder, message: copy.discontinued(gone) });
    else showFinishFailure(error, retry);
    if (gone.length > 0 || shortNames(error).length > 0)
      inBackground(loadUnknownCharms(queries, builder, charmsIn(design.board)));
    if (gone.length > 0)
      for (const options of [stringsQuery(), tyingMethodsQuery()])
        inBackground(queries.invalidateQueries(options));
  };
}

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
