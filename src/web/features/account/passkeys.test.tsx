// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { Overlays } from '#web/ui/overlays/Overlays.tsx';
import { buttonOf, eventually, mount, override, press } from '../../../../test-support/mount.ts';
import { stubApi, type ApiStub } from '../../../../test-support/stub-api.ts';
import { copy } from './security/copy.vi.ts';
import { Passkeys } from './security/Passkeys.tsx';

vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: async () => ({ id: '', rawId: '', type: 'public-key', response: {} }),
}));

const CODE = 'AAAAA-BBBBB';
const answers: ApiStub = {};
let asked: string[] = [];

beforeEach(() => {
  override(window, 'isSecureContext', true);
  override(window, 'PublicKeyCredential', Object);
  Object.assign(answers, {
    'GET /users/me/passkeys': { data: { isPossible: true, passkeys: [], codesLeft: 0 } },
    'POST /users/me/passkeys/options': { data: {} },
    'POST /users/me/passkeys': { data: { codes: [CODE] } },
  });
  asked = stubApi(answers);
});

/** The profile's passkeys after the first one was added: its codes are shown. */
async function showCodes() {
  const page = (
    <>
      <Passkeys className={undefined} />
      <Overlays />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/profile', element: page },
    ],
    { initialEntries: ['/', '/profile'] },
  );
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const add = () => buttonOf(copy.passkeys.add);
  await eventually(() => expect(add()).toBeDefined());
  await press(add());
  await eventually(() => expect(codes()).toContain(CODE));
  await eventually(() => expect(add()?.ariaBusy).not.toBe('true'));
  return { add, router };
}

const codes = () => document.querySelector('[role="dialog"]')?.textContent;
const questions = () => [...document.querySelectorAll('[role="alertdialog"]')].map((one) => one.textContent);
const close = () => document.querySelector(`[role="dialog"] [aria-label="${uiCopy.close}"]`);

test('a second passkey, which has no codes, leaves the codes of the first one open', async () => {
  const { add } = await showCodes();
  answers['POST /users/me/passkeys'] = { data: { codes: [] } };
  await press(add());
  await eventually(() => expect(asked.filter((each) => each === 'GET /users/me/passkeys')).toHaveLength(3));
  expect(codes()).toContain(CODE);
});

test('the button that says the codes are kept closes them without a question', async () => {
  await showCodes();
  await press(buttonOf(copy.codes.kept));
  await eventually(() => expect(codes()).toBeUndefined());
  expect(questions()).toEqual([]);
});

test('closing the codes otherwise asks first whether they are kept', async () => {
  await showCodes();
  await press(close());
  await eventually(() => expect(questions()[0]).toContain(copy.codes.leave.title));
  await press(buttonOf(copy.codes.leave.stay));
  await eventually(() => expect(questions()).toEqual([]));
  expect(codes()).toContain(CODE);
  await press(close());
  await eventually(() => expect(questions()).toHaveLength(1));
  const kept = [...document.querySelectorAll('[role="alertdialog"] button')];
  await press(kept.find(({ textContent }) => textContent === copy.codes.leave.confirm));
  await eventually(() => expect(codes()).toBeUndefined());
});

test('leaving the page or its tab while the codes are shown asks first', async () => {
  const { router } = await showCodes();
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await act(() => router.navigate(-1));
  await eventually(() => expect(questions()[0]).toContain(copy.codes.leave.title));
  await press(buttonOf(copy.codes.leave.stay));
  await eventually(() => expect(questions()).toEqual([]));
  expect(codes()).toContain(CODE);
  expect(router.state.location.pathname).toBe('/profile');
});
