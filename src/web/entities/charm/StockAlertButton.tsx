import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AskStockAlertBody, StockAlert } from '#contract/http/stock-alerts.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { returnTo } from '#web/lib/return-path.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { useSession, withKnownUser } from '#web/lib/session/use-session.ts';
import { createTabStorage } from '#web/lib/storage/tab-storage.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { SoldOut } from './BackInStock.tsx';
import { stockAlertsQuery } from './stock-alerts.ts';
import { copy } from './stock-alerts.vi.ts';

/** What a guest asked to be notified of, kept for this tab while she logs in. */
const wanted = () =>
  createTabStorage(personalKey('guest', 'stock-alert.wanted'), () => window.sessionStorage);

/** Toggles a stock alert. A guest logs in first, and the alert is set when she returns. */
export default function StockAlertButton({ kind, thing, name }: SoldOut) {
  const { user, loading } = useSession();
  const isCustomer = !loading && user?.role === 'customer';
  const { data } = useQuery({ ...stockAlertsQuery(), enabled: isCustomer });
  const { ask, drop, isPending } = useAlert({ kind, thing, name });
  const askToLogIn = useLogin(thing);
  useEffect(() => {
    if (!isCustomer || wanted().read() !== thing) return;
    wanted().write(null);
    ask();
  }, [isCustomer, thing, ask]);

  const mine = data?.find((alert) => alert.thing === thing);
  const { button, keepFocus } = useKeptFocus(mine !== undefined);

  // Staff do not shop (spec §2, Header).
  if (user !== null && user.role !== 'customer') return null;
  if (mine === undefined)
    return (
      <Button
        variant="ghost"
        size="sm"
        icon="bell"
        loading={isPending}
        loadingLabel={copy.asking}
        aria-label={copy.askName(name)}
        ref={button}
        onClick={() => {
          keepFocus();
          withKnownUser((known) => (known === null ? askToLogIn() : ask()));
        }}
      >
        {copy.ask}
      </Button>
    );
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-center text-sm" role="status">
      {copy.waiting}
      <button
        type="button"
        className="link min-h-11"
        aria-label={copy.dropName(name)}
        ref={button}
        onClick={() => {
          keepFocus();
          drop(mine._id);
        }}
      >
        {copy.drop}
      </button>
    </p>
  );
}

function useAlert({ kind, thing, name }: SoldOut) {
  const queries = useQueryClient();
  const keep = (alerts: StockAlert[]) => cacheResult(queries, stockAlertsQuery(), alerts);
  const body: AskStockAlertBody = { kind, thing };
  const asking = useMutation({
    mutationFn: () => call<StockAlert[]>('POST', '/stock-alerts', { body }),
    onSuccess: async (alerts) => {
      await keep(alerts);
      toast({ type: 'success', title: copy.asked(name), message: copy.askedNote });
    },
    onError: (error) => showError(error),
  });
  const dropping = useMutation({
    mutationFn: (id: string) => call<StockAlert[]>('DELETE', `/stock-alerts/${id}`),
    onSuccess: keep,
    onError: (error) => showError(error),
  });
  return { ask: asking.mutate, drop: dropping.mutate, isPending: asking.isPending };
}

/** Asking and cancelling replace each other once answered: the replacement takes over the focus of the pressed one. */
function useKeptFocus(isAsked: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    // Unless something else has been focused since.
    if (pressed.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [isAsked]);
  return { button, keepFocus: () => (pressed.current = true) };
}

function useLogin(thing: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    wanted().write(thing);
    toast({ type: 'info', title: copy.login });
    inBackground(navigate('/login', { state: returnTo(pathname + search) }));
  };
}
