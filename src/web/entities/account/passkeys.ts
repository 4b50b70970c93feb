import type { Passkeys, RecoveryCodes } from '#contract/http/passkeys.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { reportError } from '#web/lib/errors/report.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { ApiError } from '#web/lib/api.ts';
import { retryImport } from '#web/lib/retry-import.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { passkeysCopy as copy } from './passkeys.vi.ts';

/** The library comes when somebody uses a passkey; few do. */
const webauthn = () => retryImport(() => import('@simplewebauthn/browser'));

export const passkeysQuery = read<Passkeys>('/users/me/passkeys');

/**
 * Has the browser make a passkey for her.
 * @returns recovery codes to be shown once, with the first one
 * @throws ApiError, or what the browser says when she would rather not
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

/** Has the browser sign by a passkey of hers. */
async function sign(): Promise<object> {
  const { startAuthentication } = await webauthn();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const optionsJSON = await call<Options>('POST', '/auth/passkey/options');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** Signs in by a passkey. @throws as `makePasskey` */
export async function signInByPasskey(remember: boolean): Promise<void> {
  await browserSession().loginByPasskey({ assertion: await sign(), remember });
}

/** Proves by a passkey that it is still her. @throws as `makePasskey` */
export async function proveByPasskey(): Promise<void> {
  await call('PUT', '/users/me/proof/passkey', { body: { assertion: await sign() } });
}

/** Tells why no passkey was made or used. Who closed the browser's own question knows why. */
export function tellPasskeyFailure(error: unknown): void {
  if (error instanceof ApiError) return showError(error, 'profile');
  const { name } = error instanceof Error ? error : { name: '' };
  if (name === 'NotAllowedError' || name === 'AbortError')
    return toast({ type: 'info', title: copy.stopped });
  if (name === 'InvalidStateError') return toast({ type: 'info', title: copy.already });
  reportError(error, { where: 'passkey' });
  toast({ type: 'error', title: copy.failed });
}
