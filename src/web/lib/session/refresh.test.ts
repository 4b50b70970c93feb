import { expect, test } from 'vitest';
import { minutes } from '#domain/kernel/time.ts';
import { openBrowser, person, signedIn } from './test-browser.ts';
import { settled } from './test-clock.ts';

const linh = person('linh', 'Nguyễn Khánh Linh');
const mai = person('mai', 'Trần Mai');

test('ten concurrent refused calls make one refresh', async () => {
  const { server, tab } = await signedIn(linh);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => tab.session.afterRefusal()));
  expect(outcomes).toEqual(Array<boolean>(10).fill(true));
  expect(server.calls).toEqual(['POST /auth/refresh']);
});

test('two tabs that refresh concurrently make one refresh', async () => {
  const { browser, server, tab } = await signedIn(linh);
  const other = browser.openTab();
  await other.start();
  server.calls.length = 0;
  const outcomes = await Promise.all([tab.session.afterRefusal(), other.session.afterRefusal()]);
  expect(outcomes).toEqual([true, true]);
  expect(server.calls).toEqual(['POST /auth/refresh']);
});

test('a call refused before a refresh that has since succeeded is retried without a second one', async () => {
  const { server, tab } = await signedIn(linh);
  const start = await tab.session.beforeCall();
  await tab.session.afterRefusal(start);
  expect(await tab.session.afterRefusal(start)).toBe(true);
  expect(server.calls).toEqual(['POST /auth/refresh']);
});

test('a call shortly before the token expires refreshes first, an earlier one does not', async () => {
  const { browser, server, tab } = await signedIn(linh);
  await tab.session.beforeCall();
  expect(server.calls).toEqual([]);
  browser.sleep(minutes(14.6));
  await tab.session.beforeCall();
  expect(server.calls).toEqual(['POST /auth/refresh']);
});

test('a device clock an hour ahead causes one refresh, not one before every call', async () => {
  const { browser, server, tab } = await signedIn(linh, { serverClock: -minutes(60) });
  await tab.session.beforeCall();
  await tab.session.beforeCall();
  expect(server.calls).toEqual(['POST /auth/refresh']);
  expect(browser.storedUser()).not.toBeNull();
});

test('a refused call of a guest makes no refresh', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.start();
  expect(await tab.session.afterRefusal()).toBe(false);
  expect(browser.server.calls).toEqual([]);
});

test('a refused refresh ends the session as expired, in every tab', async () => {
  const { browser, server, tab } = await signedIn(linh);
  const other = browser.openTab();
  await other.start();
  server.signOut();
  expect(await tab.session.afterRefusal()).toBe(false);
  expect(tab.news.at(-1)).toBe('left: expired');
  expect(other.news.at(-1)).toBe('left elsewhere: expired');
  expect(other.session.state()).toMatchObject({ user: null, endedBy: 'expired' });
});

test('a call that one user began is not repeated for another who has logged in in another tab since', async () => {
  const { browser, server, tab } = await signedIn(linh);
  const other = browser.openTab();
  await other.start();
  const start = await tab.session.beforeCall();
  await other.session.logout();
  server.signIn(mai);
  await other.session.login({ email: mai.email, password: 'matkhau2' });
  await settled();
  expect(tab.session.state().user).toMatchObject({ id: mai.id });
  expect(await tab.session.afterRefusal(start)).toBe(false);
  expect(await tab.session.afterRefusal(await tab.session.beforeCall())).toBe(true);
});
