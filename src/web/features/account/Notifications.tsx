import { useEffect, useState } from 'react';
import { showError } from '#web/lib/errors/show-error.ts';
import { ApiError } from '#web/lib/api.ts';
import {
  onPermissionChange,
  renewPush,
  pushState,
  switchPushOff,
  switchPushOn,
  type PushState,
} from '#web/lib/push/browser-push.ts';
import { Switch } from '#web/ui/fields/Switch.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { accountCopy } from './copy.vi.ts';
import * as styles from './account.module.css';

const copy = accountCopy.notifications;

/** Push notifications of orders and replies on this device; the browser's permission prompt opens only after a click. */
export function Notifications({ userId }: { userId: string }) {
  const { state, busy, change } = usePush(userId);
  const possible = state === 'off' || state === 'on';
  return (
    <section className={styles.fold} aria-labelledby="notifications">
      <Switch
        label={<b id="notifications">{copy.title}</b>}
        hint={copy.note}
        checked={state === 'on'}
        busy={busy}
        disabled={!possible}
        onChange={(on) => inBackground(change(on))}
      />
      <p className="mt-2 text-sm" role="status">
        {state === null ? '\u00a0' : copy.hints[state]}
      </p>
    </section>
  );
}

function usePush(userId: string) {
  /** Null until the browser has reported its state. */
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const found = await pushState(userId);
      if (wanted) setState(found);
      // The server may have dropped the subscription, for example after a logout elsewhere.
      if (found === 'on') await renewPush(userId);
    };
    const lookAgain = () => {
      look().catch(() => undefined);
    };
    lookAgain();
    const forget = onPermissionChange(lookAgain);
    return () => {
      wanted = false;
      forget();
    };
  }, [userId]);

  const change = async (on: boolean) => {
    setBusy(true);
    try {
      setState(await (on ? switchPushOn(userId) : switchPushOff()));
    } catch (error) {
      if (error instanceof ApiError) showError(error);
      else toast({ type: 'error', title: copy.failed });
    } finally {
      setBusy(false);
    }
  };
  return { state, busy, change };
}
