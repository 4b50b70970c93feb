// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import { minutes } from '#domain/kernel/time.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { stubApi, toasts, type Answer, type ApiStub } from '../../../../../test-support/stub-api.ts';
import { completePage, eventually, mount } from '../../../../../test-support/mount.ts';
import { askAdvice, restoreAdvice, useAdvice } from './advice.ts';

const RECOMMENDATIONS = 'POST /chat/ai/recommendations';
const answerOf = (message: string): Answer => ({
  data: { message, understood: false, recommendedCharms: [], slots: [], ring: [], intent: null },
});
const stored = () => Object.values({ ...window.sessionStorage }).join(' ');

function Wishes({ of }: { of: string }) {
  return <p>{useAdvice(of).map(({ said, state, answer }) => `${said}: ${answer?.message ?? state}`)}</p>;
}

test('after a manual logout nothing of a conversation is stored, and a late answer is not given to the next user', async () => {
  completePage();
  const answers: ApiStub = { 'POST /auth/logout': { data: null } };
  const asked = stubApi(answers);
  const logIn = async (id: string) => {
    const user = { id, name: id, email: '', role: 'customer' } as unknown as User;
    const accessTokenExpiresAt = new Date(Date.now() + minutes(15)).toISOString();
    answers['POST /auth/login'] = { data: { user, accessTokenExpiresAt } };
    await browserSession().login({ email: '', password: '' });
  };
  const ask = async (id: string, wish: string, answer: Answer | Promise<Answer>) => {
    answers[RECOMMENDATIONS] = answer;
    const before = asked.length;
    await act(async () => askAdvice(id, wish));
    await eventually(() => expect(asked.slice(before)).toContain(RECOMMENDATIONS));
  };
  const { box, draw } = await mount(<Wishes of="linh" />);
  await logIn('linh');
  await ask('linh', 'mình buồn', answerOf('Bông ở đây'));
  await eventually(() => expect(box.textContent).toContain('mình buồn: Bông ở đây'));
  expect(stored()).toContain('mình buồn');
  const late = Promise.withResolvers<Answer>();
  await browserSession().logout();
  expect(stored()).not.toContain('mình buồn');

  await logIn('linh');
  await ask('linh', 'vẫn buồn', late.promise);
  await browserSession().logout();
  await logIn('mai');
  await draw(<Wishes of="mai" />);
  await act(async () => restoreAdvice('mai'));
  for (const wish of ['vòng tím', 'vòng hồng']) await ask('mai', wish, new Promise(() => undefined));
  const told = toasts().length;
  late.resolve(answerOf('Gọi 111 nhé'));
  await act(async () => void (await late.promise));
  await eventually(() => expect(box.textContent).toBe('vòng tím: thinkingvòng hồng: thinking'));
  expect([stored(), toasts().length]).toEqual([expect.not.stringContaining('buồn'), told]);
});
