import type { Passkeys, RecoveryCodes } from '#contract/http/passkeys.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { reportError } from '#web/lib/errors/report.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { ApiError } from '#web/lib/api.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { passkeysCopy as copy } from './passkeys.vi.ts';

/** Loads the library on demand; few users have passkeys. */
const webauthn = () => retryImport(() => import('@simplewebauthn/browser'));

export const passkeysQuery = read<Passkeys>('/users/me/passkeys');

/**
 * Creates a passkey for the user in her browser.
 * @returns recovery codes, to be shown once; only with the first passkey
 * @throws ApiError, or the browser's error when she cancels
 */
export async function makePasskey(): Promise<string[]> {
  const { startRegistration } = await webauthn();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const optionsJSON = await call<Options>('POST', '/users/me/passkeys/options');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { clientDataJSON, attestationObject, ...(transports && { transports }) };
  const body = { id, rawId, type, response: made };
  return (await call<RecoveryCodes>('POST', '/users/me/passkeys', { body })).codes;
}

/** Signs a challenge with one of the user's passkeys. */
async function sign(): Promise<object> {
  const { startAuthentication } = await webauthn();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const optionsJSON = await call<Options>('POST', '/auth/passkey/options');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** Logs in with a passkey. @throws as `makePasskey` */
export async function signInByPasskey(remember: boolean): Promise<void> {
  await browserSession().loginByPasskey({ assertion: await sign(), remember });
}

/** Re-authenticates with a passkey. @throws as `makePasskey` */
export async function proveByPasskey(): Promise<void> {
  await call('PUT', '/users/me/proof/passkey', { body: { assertion: await sign() } });
}

/** Shows why a passkey was not created or used; a dialog that the user cancelled gets a neutral toast. */
export function showPasskeyFailure(error: unknown): void {
  if (error instanceof ApiError) return showError(error);
  const { name } = error instanceof Error ? error : { name: '' };
  if (name === 'NotAllowedError' || name === 'AbortError')
    return toast({ type: 'info', title: copy.stopped });
  if (name === 'InvalidStateError') return toast({ type: 'info', title: copy.already });
  reportError(error, { where: 'passkey' });
  toast({ type: 'error', title: copy.failed });
}
