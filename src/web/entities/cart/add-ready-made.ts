import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ReadyMade } from '#contract/http/catalogue.ts';
import { cartCopy } from '#domain/cart/copy.vi.ts';
import { asId, isUuid, type ReadyMadeId } from '#domain/kernel/ids.ts';
import { useAddToCart } from './mutations.ts';
import { failureCopy } from '#web/lib/errors/copy.vi.ts';
import { returnTo } from '#web/lib/return-path.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { useSession, withKnownUser } from '#web/lib/session/use-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';

type Wanted = Pick<ReadyMade, '_id' | 'name'>;

/**
 * Adds a ready-made bracelet to the cart. A guest is sent to the login, and the bracelet is added when she returns (spec §5,
 * Cart; decisions, Pages).
 */
export function useAddReadyMade() {
  const askToLogIn = useLoginPrompt();
  const { user, loading } = useSession();
  const { mutate, isPending, variables } = useAddToCart();
  /** Bracelets asked for before it was known who is logged in. */
  const [waiting, setWaiting] = useState<readonly ReadyMadeId[]>([]);

  // After the login, the pending bracelet is added.
  const isCustomer = !loading && user?.role === 'customer';
  useEffect(() => {
    const wanted = isCustomer ? takeWaiting() : null;
    if (wanted !== null) mutate({ readyMadeBracelet: wanted._id, name: wanted.name });
  }, [isCustomer, mutate]);

  return {
    add(wanted: Wanted): void {
      if (waiting.includes(wanted._id)) return;
      setWaiting((others) => [...others, wanted._id]);
      withKnownUser((known) => {
        setWaiting((all) => all.filter((id) => id !== wanted._id));
        if (known === null) askToLogIn(wanted);
        else if (known.role === 'customer') mutate({ readyMadeBracelet: wanted._id, name: wanted.name });
      });
    },
    isAdding: (id: ReadyMadeId): boolean =>
      waiting.includes(id) || (isPending && variables.readyMadeBracelet === id),
    /** staff do not shop (spec §2, Header) */
    canShop: user === null || user.role === 'customer',
  };
}

function useLoginPrompt() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (wanted: Wanted) => {
    const logIn = () => {
      keepWaiting(wanted);
      inBackground(navigate('/login', { state: returnTo(pathname + search) }));
    };
    toast({ type: 'info', title: cartCopy.loginToAdd, action: { label: failureCopy.logIn, onClick: logIn } });
  };
}

/** sessionStorage key for the bracelet that a guest wanted, while she logs in (decisions, Pages). */
const WAITING_KEY = personalKey('guest', 'cart.waiting');

function keepWaiting({ _id, name }: Wanted): void {
  try {
    window.sessionStorage.setItem(WAITING_KEY, JSON.stringify({ _id, name }));
  } catch {
    // Without storage the customer has to add it again.
  }
}

function takeWaiting(): Wanted | null {
  try {
    const text = window.sessionStorage.getItem(WAITING_KEY);
    window.sessionStorage.removeItem(WAITING_KEY);
    const { _id, name } = JSON.parse(text ?? '{}') as Partial<Wanted>;
    return _id !== undefined && isUuid(_id) ? { _id: asId<ReadyMadeId>(_id), name: name ?? '' } : null;
  } catch {
    return null;
  }
}
