// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { eventually, mount, override, press } from '../../../../test-support/mount.ts';
import { stubApi, type ApiStub } from '../../../../test-support/stub-api.ts';
import { copy } from './security/copy.vi.ts';
import { Passkeys } from './security/Passkeys.tsx';

vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: async () => ({ id: '', rawId: '', type: 'public-key', response: {} }),
}));

test('a second passkey, which has no codes, leaves the codes of the first one open', async () => {
  override(window, 'isSecureContext', true);
  override(window, 'PublicKeyCredential', Object);
  const answers: ApiStub = {
    'GET /users/me/passkeys': { data: { isPossible: true, passkeys: [], codesLeft: 0 } },
    'POST /users/me/passkeys/options': { data: {} },
    'POST /users/me/passkeys': { data: { codes: ['AAAAA-BBBBB'] } },
  };
  const asked = stubApi(answers);
  const { box } = await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <Passkeys className={undefined} />
    </QueryClientProvider>,
  );
  const add = () =>
    [...box.querySelectorAll('button')].find((one) => one.textContent.includes(copy.passkeys.add));
  await eventually(() => expect(add()).toBeDefined());
  await press(add());
  await eventually(() => expect(document.body.textContent).toContain('AAAAA-BBBBB'));
  await eventually(() => expect(add()?.ariaBusy).not.toBe('true'));
  answers['POST /users/me/passkeys'] = { data: { codes: [] } };
  await press(add());
  await eventually(() => expect(asked.filter((each) => each === 'GET /users/me/passkeys')).toHaveLength(3));
  expect(document.body.textContent).toContain('AAAAA-BBBBB');
});
