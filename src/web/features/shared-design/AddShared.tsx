import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CreateDesignBody, SharedDesign } from '#contract/http/design.ts';
import { cartCopy } from '#domain/cart/copy.vi.ts';
import { createFinisher } from '#web/entities/cart/finisher.ts';
import { showFinishFailure } from '#web/entities/cart/show-finish-failure.ts';
import { copy as cartWords } from '#web/entities/cart/copy.vi.ts';
import { showCart } from '#web/entities/cart/use-cart.ts';
import { call } from '#web/lib/call.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { returnTo } from '#web/lib/return-path.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { useSession, withKnownUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';

interface AddSharedProps {
  token: string;
  design: SharedDesign;
}

/** Adds an unchanged copy of the bracelet to the cart. A guest logs in first; it is added on her return. */
export function AddShared({ token, design }: AddSharedProps) {
  const { user, loading } = useSession();
  const { mutate, isPending } = useAdd(design, user?.id ?? '');
  const askToLogIn = useLogin(token);
  const isCustomer = !loading && user?.role === 'customer';
  useEffect(() => {
    if (isCustomer && takeWaiting(token)) mutate();
  }, [isCustomer, token, mutate]);

  // Staff have no cart (spec §2, Header).
  if (user !== null && user.role !== 'customer') return null;
  return (
    <Button
      variant="sec"
      size="lg"
      loading={isPending}
      loadingLabel={copy.adding}
      disabledReason={design.shortOf.length > 0 ? copy.shortReason : undefined}
      onClick={() => withKnownUser((known) => (known === null ? askToLogIn() : mutate()))}
    >
      {copy.addToCart}
    </Button>
  );
}

function useAdd(design: SharedDesign, userId: string) {
  const queries = useQueryClient();
  const putIntoCart = useMemo(() => createFinisher(call, userId), [userId]);
  const { mutate, ...rest } = useMutation({
    mutationFn: () => putIntoCart(bodyOf(design)),
    onSuccess: async ({ cart }) => {
      await showCart(queries, cart);
      toast({
        ...notices.cartAdded,
        message: design.name,
        action: { label: cartWords.toCart, to: '/cart' },
      });
    },
    onError: (error) => showFinishFailure(error, () => mutate()),
  });
  return { mutate, ...rest };
}

function bodyOf({ name, charms, braceletString, tyingMethod, wristSize }: SharedDesign): CreateDesignBody {
  return {
    name,
    charms: charms.map(({ charm, position }) => ({ id: charm._id, position })),
    braceletString: braceletString._id,
    tyingMethod: tyingMethod?._id ?? null,
    wristSize,
  };
}

function useLogin(token: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    keepWaiting(token);
    toast({ type: 'info', title: cartCopy.loginToAdd });
    inBackground(navigate('/login', { state: returnTo(pathname + search) }));
  };
}

/** sessionStorage key of the share token that a guest wants to add after logging in (decisions, Pages). */
const WAITING_KEY = personalKey('guest', 'shared.waiting');

function keepWaiting(token: string): void {
  try {
    window.sessionStorage.setItem(WAITING_KEY, token);
  } catch {
    // Storage is blocked: she has to add it again after the login.
  }
}

function takeWaiting(token: string): boolean {
  try {
    const waiting = window.sessionStorage.getItem(WAITING_KEY) === token;
    window.sessionStorage.removeItem(WAITING_KEY);
    return waiting;
  } catch {
    return false;
  }
}
