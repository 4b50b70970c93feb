import { expect, test } from 'vitest';
import { minutes } from '#domain/kernel/time.ts';
import { personalKey } from './stored.ts';
import { type StorageLike } from '../storage/storage.ts';
import { openBrowser, person, signedIn } from './test-browser.ts';
import { settled } from './test-clock.ts';

const linh = person('linh', 'Nguyễn Khánh Linh');
const mai = person('mai', 'Trần Mai');

test('the stored user shows at once and is verified', async () => {
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

test('a page that was out of reach notices that somebody else, or nobody, is logged in now', async () => {
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

test('a guest costs no call', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.start();
  expect(tab.session.state()).toEqual({ user: null, loading: false, endedBy: null });
  expect(browser.server.calls).toEqual([]);
});

test('cookies without a stored user are looked up', async () => {
  const browser = openBrowser({ hasCookie: true });
  browser.server.signIn(linh);
  const tab = browser.openTab();
  await tab.start();
  expect(tab.session.state().user).toMatchObject({ id: linh.id });
});

test('for whom a page was rendered shows at once, whoever was stored before', async () => {
  const browser = openBrowser({ user: mai });
  browser.server.signIn(linh);
  const tab = browser.openTab();
  const verified = tab.start(linh);
  expect(tab.session.state()).toMatchObject({ user: { id: linh.id }, loading: true });
  await verified;
  expect(tab.session.state()).toMatchObject({ user: { id: linh.id }, loading: false });
  expect(browser.storedUser()).toMatchObject({ id: linh.id });
});

test('a refused check refreshes once and asks again', async () => {
  const browser = openBrowser({ user: linh });
  browser.server.signIn(linh);
  browser.server.refuseOnce('GET /users/me');
  const tab = browser.openTab();
  await tab.start();
  expect(browser.server.calls).toEqual(['GET /users/me', 'POST /auth/refresh', 'GET /users/me']);
  expect(tab.session.state()).toMatchObject({ user: { id: linh.id }, loading: false });
});

test('who comes back after the token ended is refreshed before she is looked up', async () => {
  const { browser, server } = await signedIn(linh);
  browser.sleep(minutes(20));
  const tab = browser.openTab();
  await tab.start();
  expect(server.calls).toEqual(['POST /auth/refresh', 'GET /users/me']);
  expect(tab.session.state()).toMatchObject({ user: { id: linh.id }, loading: false });
});

test('a session that cannot be refreshed is cleared and told', async () => {
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

test('a server in trouble while refreshing keeps the user too', async () => {
  const browser = openBrowser({ user: linh });
  browser.server.refuseOnce('GET /users/me');
  browser.server.fail('POST /auth/refresh', 503);
  const tab = browser.openTab();
  await tab.start();
  expect(tab.session.state()).toMatchObject({ user: { id: linh.id }, loading: false });
});

test('ten refused calls make one refresh', async () => {
  const { server, tab } = await signedIn(linh);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => tab.session.afterRefusal()));
  expect(outcomes).toEqual(Array<boolean>(10).fill(true));
  expect(server.calls).toEqual(['POST /auth/refresh']);
});

test('two tabs that refresh at once make one refresh', async () => {
  const { browser, server, tab } = await signedIn(linh);
  const other = browser.openTab();
  await other.start();
  server.calls.length = 0;
  const outcomes = await Promise.all([tab.session.afterRefusal(), other.session.afterRefusal()]);
  expect(outcomes).toEqual([true, true]);
  expect(server.calls).toEqual(['POST /auth/refresh']);
});

test('a call that was refused while another renewed is only tried again', async () => {
  const { server, tab } = await signedIn(linh);
  const renewals = await tab.session.beforeCall();
  await tab.session.afterRefusal(renewals);
  expect(await tab.session.afterRefusal(renewals)).toBe(true);
  expect(server.calls).toEqual(['POST /auth/refresh']);
});

test('a call just before the token ends refreshes first, others do not', async () => {
  const { browser, server, tab } = await signedIn(linh);
  await tab.session.beforeCall();
  expect(server.calls).toEqual([]);
  browser.sleep(minutes(14.6));
  await tab.session.beforeCall();
  expect(server.calls).toEqual(['POST /auth/refresh']);
});

test('a computer whose clock is an hour ahead does not refresh before every call', async () => {
  const { browser, server, tab } = await signedIn(linh, { serverClock: -minutes(60) });
  await tab.session.beforeCall();
  await tab.session.beforeCall();
  expect(server.calls).toEqual(['POST /auth/refresh']);
  expect(browser.storedUser()).not.toBeNull();
});

test('a guest whose call is refused is not refreshed', async () => {
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

test('logout clears everything personal, here and in the other tabs, and keeps the rest', async () => {
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

test('logout works the same when the server does not answer', async () => {
  const { browser, server, tab } = await signedIn(linh);
  server.goDown();
  await tab.session.logout();
  expect(tab.session.state()).toMatchObject({ user: null, endedBy: 'manual' });
  expect(browser.keys()).toEqual([]);
});

test('a refresh that answers after the logout brings nobody back', async () => {
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

test('a check that is answered after the logout brings nobody back', async () => {
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

test('a check that is refused late does not log out who has logged in meanwhile', async () => {
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

test('a login waits for the logout that is still on its way', async () => {
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

test('another person who logs in replaces the first in every tab', async () => {
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
  'a stored record that is no user counts as none: %s',
  (text) => {
    const browser = openBrowser();
    browser.box.setItem('user', text);
    expect(browser.openTab().session.state().user).toBeNull();
  },
);

test('a browser without storage still logs in', async () => {
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
