// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { CreateDesignBody } from '#contract/http/design.ts';
import type { User } from '#contract/http/identity.ts';
import { asId, type ReadyMadeId } from '#domain/kernel/ids.ts';
import { minutes } from '#domain/kernel/time.ts';
import type { Role } from '#domain/identity/roles.ts';
import { useAddReadyMade } from '#web/entities/cart/add-ready-made.ts';
import { createFinisher } from '#web/entities/cart/finisher.ts';
import { PasskeyNotice } from '#web/features/account/security/PasskeyNotice.tsx';
import { ProofMount } from '#web/features/account/security/ProofMount.tsx';
import { copy as securityCopy } from '#web/features/account/security/copy.vi.ts';
import { expectOtp, findPendingOtp } from '#web/features/auth/pending-otp.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { confirm, question } from '#web/ui/overlays/confirm.ts';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import { buttonOf, completePage, eventually, mount, press } from '../../../test-support/mount.ts';
import { stubApi, type ApiStub } from '../../../test-support/stub-api.ts';
import { showSessionNews } from './session-news.ts';

const answers: ApiStub = {};
let asked: string[] = [];

beforeEach(() => {
  completePage();
  for (const path of Object.keys(answers)) delete answers[path as keyof ApiStub];
  answers['POST /auth/logout'] = { data: null };
  asked = stubApi(answers);
  window.sessionStorage.clear();
});

async function logIn(id: string, role: Role = 'customer') {
  const user = { id, name: id, email: '', role } as unknown as User;
  const accessTokenExpiresAt = new Date(Date.now() + minutes(15)).toISOString();
  answers['POST /auth/login'] = { data: { user, accessTokenExpiresAt } };
  await act(async () => void (await browserSession().login({ email: '', password: '' })));
}

const logOut = () => act(() => browserSession().logout());

const show = (part: ReactNode) => {
  const queries = createQueryClient((path) => call('GET', path));
  return mount(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
};

test('a bracelet that was sent and is not in the cart is another account’s neither before nor after a manual logout', async () => {
  const design = { name: 'Tặng Linh' } as unknown as CreateDesignBody;
  const keys: unknown[] = [];
  const send = (method: 'GET' | 'POST', path: string, options?: { headers?: Record<string, string> }) => {
    keys.push(options?.headers?.['idempotency-key']);
    return Promise.reject(new Error(`${method} ${path} failed`));
  };
  const finishAs = (id: string) => expect(createFinisher(send, id)(design)).rejects.toThrow('failed');
  await logIn('linh');
  await finishAs('linh');
  await finishAs('linh');
  await finishAs('mai');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(Object.values({ ...window.sessionStorage }).join(' ')).toContain('Tặng Linh');
  await logOut();
  expect({ ...window.sessionStorage }).toEqual({});
});

test('a guest’s wish that was not taken up before a manual logout is not put into the cart of the next account', async () => {
  const bracelet = { _id: asId<ReadyMadeId>('0199c2a0-0000-7000-8000-000000000001'), name: 'Vòng sen' };
  function Shelf() {
    const { add } = useAddReadyMade();
    return <button onClick={() => add(bracelet)}>Thêm</button>;
  }
  const { draw } = await show(<Shelf />);
  await act(async () => browserSession().start());
  await press(buttonOf('Thêm'));
  await act(async () => shownToasts.get()[0]?.action?.onClick?.());
  await draw(null);
  expect({ ...window.sessionStorage }).not.toEqual({});
  await logIn('admin', 'admin');
  await logOut();
  await logIn('mai');
  await show(<Shelf />);
  await act(async () => undefined);
  expect(asked).not.toContain('POST /cart/items');
});

test('a proof asked of one account is not asked of the next, and its call is not repeated', async () => {
  answers['DELETE /users/me'] = { refused: 'PROOF_NEEDED' };
  await logIn('linh');
  const { draw } = await show(<ProofMount key="linh" />);
  const outcome = call('DELETE', '/users/me').catch((error: unknown) => error);
  await eventually(() => expect(document.querySelector('[type="password"]')).not.toBeNull());
  await logOut();
  await draw(null);
  expect(await outcome).toMatchObject({ code: 'PROOF_NEEDED' });
  expect(asked.filter((each) => each === 'DELETE /users/me')).toHaveLength(1);
});

test('a registration awaiting its code is not met by who comes after a manual logout', async () => {
  expectOtp('han@vuoncharm.example');
  await logIn('linh');
  expect(findPendingOtp(null)?.email).toBe('han@vuoncharm.example');
  await logOut();
  expect(findPendingOtp(null)).toBeNull();
  expect({ ...window.sessionStorage }).toEqual({});
});

test('a question asked before a logout is answered with no', async () => {
  onTestFinished(showSessionNews());
  await logIn('linh');
  const sure = confirm({ title: 'Xóa hết giỏ hàng?' });
  await logOut();
  expect(await sure).toBe(false);
  expect(question.get()).toBeNull();
});

test('the notice about passkeys that one of the staff dismissed is shown to the next', async () => {
  const due = new Date(Date.now() + minutes(60)).toISOString();
  answers['GET /users/me/passkeys'] = { data: { ask: 'yes', due, passkeys: [], recoveryCodes: 0 } };
  await logIn('an', 'admin');
  const { box, draw } = await show(<PasskeyNotice key="an" />);
  await eventually(() => expect(box.textContent).toContain(securityCopy.ask.title));
  await press(buttonOf(securityCopy.ask.later));
  expect(box.textContent).not.toContain(securityCopy.ask.title);
  await draw(null);
  await logOut();
  await logIn('binh', 'admin');
  const next = await show(<PasskeyNotice key="binh" />);
  await eventually(() => expect(next.box.textContent).toContain(securityCopy.ask.title));
});
