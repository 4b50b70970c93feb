import { useState } from 'react';
import { showError } from '#web/lib/errors/show-error.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { knowsPasskeys } from '#web/entities/account/knows-passkeys.ts';
import { authCopy } from './copy.vi.ts';
import { forgetTyped } from './typed.ts';

/** Loaded on press, to keep the login page small for everybody. */
const passkeys = () => retryImport(() => import('#web/entities/account/passkeys.ts'));

/**
 * Button to log in by passkey, if the browser supports it.
 * @param remember evaluated on press
 */
export function PasskeyEntry({ remember }: { remember: () => boolean }) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  if (!hydrated || !knowsPasskeys()) return null;
  const enter = () => {
    setBusy(true);
    passkeys()
      .then(({ signInByPasskey, showPasskeyFailure }) =>
        signInByPasskey(remember()).then(forgetTyped, showPasskeyFailure),
      )
      .catch((error: unknown) => showError(error, 'login'))
      .finally(() => setBusy(false));
  };
  return (
    <Button className="mt-3" variant="paper" icon="key" full loading={busy} onClick={enter}>
      {authCopy.login.byPasskey}
    </Button>
  );
}
