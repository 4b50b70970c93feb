import { useState } from 'react';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy as copies } from './copy.vi.ts';
import { knowsPasskeys, signInByPasskey, tellPasskeyFailure } from './passkeys.ts';

/** Signing in by a passkey, where the browser knows them. @param remember asked when it is pressed */
export function PasskeyEntry({ remember }: { remember: () => boolean }) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  if (!hydrated || !knowsPasskeys()) return null;
  const enter = () => {
    setBusy(true);
    signInByPasskey(remember())
      .catch(tellPasskeyFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="paper" icon="key" full loading={busy} onClick={enter}>
      {copies.passkeys.enter}
    </Button>
  );
}
