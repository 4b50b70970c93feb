import { expect, test } from 'vitest';
import { minutes } from '#domain/kernel/time.ts';
import { personalKey } from './stored.ts';
import { type StorageLike } from '../storage/storage.ts';
import { openBrowser, person, signedIn } from './test-browser.ts';
import { settled } from './test-clock.ts';

const linh = person('linh', 'Nguyễn Khánh Linh');
const mai = person('mai', 'Trần Mai');

test('the stored user is shown at once, then verified and updated by GET /users/me', async () => {
  const browser = openBrowser({ user: linh });
  const tab = browser.openTab();
  expect(tab.session.state()).toMatchObject({ user: { name: linh.name }, loading: true });
  browser.server.answer('GET /users/me', {
    ...linh,
    name: 'Linh Mới',
    accessTokenExpiresAt: browser.tokenEnd(),
  });
  await tab.start();
  expect(tab.session.state()).toMatchObject({ user: { name: 'Linh Mới' }, loading: false });
  expect(browser.storedUser()).toMatchObject({ name: 'Linh Mới' });
});

test('a profile saved while the stored user is verified is not overwritten by the older response', async () => {
  const browser = openBrowser({ user: linh });
  browser.server.signIn(linh);
  const answered = browser.server.hold('GET /users/me');
  const tab = browser.openTab();
  await tab.start();
  tab.session.update({ ...linh, name: 'Linh Mới' });
  answered();
  await settled();
  expect(tab.session.state()).toMatchObject({ user: { name: 'Linh Mới' }, loading: false });
});

test('isUnchanged() notices that another user or nobody is logged in now; a guest makes no call', async () => {
  const { server, tab } = await signedIn(linh);
  expect(await tab.session.isUnchanged()).toBe(true);
  server.signIn(mai);
  expect(await tab.session.isUnchanged()).toBe(false);
  expect(tab.session.state()).toMatchObject({ user: { id: mai.id } });
  server.signOut();
  expect(await tab.session.isUnchanged()).toBe(false);
  expect(tab.session.state()).toMatchObject({ user: null });
  server.calls.length = 0;
  expect(await tab.session.isUnchanged()).toBe(true);
  expect(server.calls).toEqual([]);
});

test('a guest makes no call', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.start();
  expect(tab.session.state()).toEqual({ user: null, loading: false, endedBy: null });
  expect(browser.server.calls).toEqual([]);
});

test('a session cookie without a stored user: the user is fetched', async () => {
  const browser = openBrowser({ hasCookie: true });
  browser.server.signIn(linh);
  const tab = browser.openTab();
  await tab.start();
  expect(tab.session.state().user).toMatchObject({ id: linh.id });
});

test('the user of the server-rendered page is shown at once and replaces another stored one', async () => {
  const browser = openBrowser({ user: mai });
  browser.server.signIn(linh);
  const tab = browser.openTab();
  const verified = tab.start(linh);
  expect(tab.session.state()).toMatchObject({ user: { id: linh.id }, loading: true });
  await verified;
  expect(tab.session.state()).toMatchObject({ user: { id: linh.id }, loading: false });
  expect(browser.storedUser()).toMatchObject({ id: linh.id });
});

test('a refused GET /users/me makes one refresh and is repeated', async () => {
  const browser = openBrowser({ user: linh });
  browser.server.signIn(linh);
  browser.server.refuseOnce('GET /users/me');
  const tab = browser.openTab();
  await tab.start();
  expect(browser.server.calls).toEqual(['GET /users/me', 'POST /auth/refresh', 'GET /users/me']);
  expect(tab.session.state()).toMatchObject({ user: { id: linh.id }, loading: false });
});

test('a tab opened after the token expired refreshes first, then calls GET /users/me', async () => {
  const { browser, server } = await signedIn(linh);
  browser.sleep(minutes(20));
  const tab = browser.openTab();
  await tab.start();
  expect(server.calls).toEqual(['POST /auth/refresh', 'GET /users/me']);
  expect(tab.session.state()).toMatchObject({ user: { id: linh.id }, loading: false });
});

test('a session that cannot be refreshed is cleared and announced as refused', async () => {
  const browser = openBrowser({ user: linh });
  const tab = browser.openTab();
  await tab.start();
  expect(tab.session.state()).toMatchObject({ user: null, loading: false });
  expect(browser.storedUser()).toBeNull();
  expect(tab.news).toEqual(['refused']);
});

test('without a network the stored user stays', async () => {
  const browser = openBrowser({ user: linh });
  browser.server.goDown();
  const tab = browser.openTab();
  await tab.start();
  expect(tab.session.state()).toMatchObject({ user: { id: linh.id }, loading: false });
  expect(tab.news).toEqual([]);
});

test('a 503 on refresh keeps the stored user', async () => {
  const browser = openBrowser({ user: linh });
  browser.server.refuseOnce('GET /users/me');
  browser.server.fail('POST /auth/refresh', 503);
  const tab = browser.openTab();
  await tab.start();
  expect(tab.session.state()).toMatchObject({ user: { id: linh.id }, loading: false });
});

test('logout clears the personal data, ends the session in other tabs and keeps other stored data', async () => {
  const { browser, server, tab } = await signedIn(linh);
  const other = browser.openTab();
  await other.start();
  browser.box.setItem(personalKey(linh.id, 'chats'), 'secrets');
  browser.box.setItem('garden', 'kept');
  await tab.session.logout();
  expect(browser.keys()).toEqual(['garden']);
  expect(server.calls.at(-1)).toBe('POST /auth/logout');
  expect([tab.news.at(-1), other.news.at(-1)]).toEqual(['left: manual', 'left elsewhere: manual']);
  expect(other.session.state().user).toBeNull();
});

test('logout clears the session even when the server is unreachable', async () => {
  const { browser, server, tab } = await signedIn(linh);
  server.goDown();
  await tab.session.logout();
  expect(tab.session.state()).toMatchObject({ user: null, endedBy: 'manual' });
  expect(browser.keys()).toEqual([]);
});

test('a refresh answered after the logout does not restore the session', async () => {
  const { browser, server, tab } = await signedIn(linh);
  const release = server.hold('POST /auth/refresh');
  const refreshed = tab.session.afterRefusal();
  await settled();
  const out = tab.session.logout();
  release();
  expect(await refreshed).toBe(false);
  await out;
  expect(tab.session.state().user).toBeNull();
  expect(browser.keys()).toEqual([]);
});

test('a GET /users/me answered after the logout does not restore the session', async () => {
  const browser = openBrowser({ user: linh });
  browser.server.signIn(linh);
  const release = browser.server.hold('GET /users/me');
  const tab = browser.openTab();
  await tab.start();
  await tab.session.logout();
  release();
  await settled();
  expect(tab.session.state()).toEqual({ user: null, loading: false, endedBy: 'manual' });
  expect(browser.keys()).toEqual([]);
});

test('a GET /users/me refused after another user’s login does not log her out', async () => {
  const browser = openBrowser({ hasCookie: true });
  const release = browser.server.hold('GET /users/me');
  const tab = browser.openTab();
  await tab.start();
  browser.server.signIn(mai);
  await tab.session.login({ email: mai.email, password: 'matkhau2' });
  browser.server.fail('GET /users/me', 401);
  release();
  await settled();
  expect(tab.session.state().user).toMatchObject({ id: mai.id });
  expect(tab.news).toEqual(['entered']);
});

test('a login waits for the pending logout request', async () => {
  const { server, tab } = await signedIn(linh);
  const release = server.hold('POST /auth/logout');
  const out = tab.session.logout();
  server.signIn(mai);
  const inAgain = tab.session.login({ email: mai.email, password: 'matkhau2' });
  await settled();
  expect(server.calls.at(-1)).toBe('POST /auth/logout');
  release();
  await Promise.all([out, inAgain]);
  expect(server.calls.at(-1)).toBe('POST /auth/login');
  expect(tab.session.state().user).toMatchObject({ id: mai.id });
});

test('a login shows in the other tabs', async () => {
  const browser = openBrowser();
  const [tab, other] = [browser.openTab(), browser.openTab()];
  await Promise.all([tab.start(), other.start()]);
  browser.server.signIn(linh);
  await tab.session.login({ email: linh.email, password: 'matkhau1' });
  await settled();
  expect(tab.news).toEqual(['entered']);
  expect(other.news).toEqual(['entered elsewhere']);
  expect(other.session.state()).toMatchObject({ user: { id: linh.id }, loading: false });
});

test('another user’s login replaces the first user in every tab', async () => {
  const { browser, server, tab } = await signedIn(linh);
  const other = browser.openTab();
  await other.start();
  await tab.session.logout();
  server.signIn(mai);
  await tab.session.login({ email: mai.email, password: 'matkhau2' });
  await settled();
  expect(other.session.state().user).toMatchObject({ id: mai.id });
  expect(browser.storedUser()).toMatchObject({ id: mai.id });
});

test('a wrong password passes its error on and changes nothing', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.start();
  browser.server.fail('POST /auth/login', 401, 'LOGIN_FAILED');
  await expect(tab.session.login({ email: linh.email, password: 'x' })).rejects.toMatchObject({
    code: 'LOGIN_FAILED',
  });
  expect(tab.session.state().user).toBeNull();
});

test('30 idle minutes log every tab out', async () => {
  const { browser, tab } = await signedIn(linh);
  const other = browser.openTab();
  await other.start();
  await browser.advance(minutes(30));
  expect([tab.news.at(-1), other.news.at(-1)]).toEqual(['left: idle', 'left elsewhere: idle']);
});

test('activity in one tab keeps the others logged in', async () => {
  const { browser, tab } = await signedIn(linh);
  const other = browser.openTab();
  await other.start();
  await browser.advance(minutes(25));
  other.session.keeper.activity();
  await browser.advance(minutes(25));
  expect(tab.session.state().user).not.toBeNull();
  await browser.advance(minutes(5));
  expect(tab.session.state().user).toBeNull();
});

test.each(['not json', '{"id":1}', '{"id":"a","name":"b","email":"c","role":"king"}', 'null'])(
  'an invalid stored user counts as none: %s',
  (text) => {
    const browser = openBrowser();
    browser.box.setItem('user', text);
    expect(browser.openTab().session.state().user).toBeNull();
  },
);

test('login and logout work in a browser that denies storage', async () => {
  const broken: StorageLike = {
    get length(): number {
      throw new Error('denied');
    },
    getItem: deny,
    setItem: deny,
    removeItem: deny,
    key: deny,
  };
  const browser = openBrowser({ box: broken });
  const tab = browser.openTab();
  await tab.start();
  browser.server.signIn(linh);
  await tab.session.login({ email: linh.email, password: 'matkhau1' });
  expect(tab.session.state().user).toMatchObject({ id: linh.id });
  await tab.session.logout();
  expect(tab.session.state().user).toBeNull();
});

function deny(): never {
  throw new Error('denied');
}
