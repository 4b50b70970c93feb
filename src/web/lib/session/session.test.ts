import { expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { minutes } from '#domain/kernel/time.ts';
import { ApiError } from '../api.ts';
import { createSession, type SessionNews } from './session.ts';
import { createStored, personalKey, type Box } from './stored.ts';
import { createTabs, type Channel, type TabMessage } from './tabs.ts';
import { createTestClock, settled } from './test-clock.ts';

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

test('a refused check refreshes once and asks again', async () => {
  const browser = openBrowser({ user: linh });
  browser.server.signIn(linh);
  browser.server.refuseOnce('GET /users/me');
  const tab = browser.openTab();
  await tab.start();
  expect(browser.server.calls).toEqual(['GET /users/me', 'POST /auth/refresh', 'GET /users/me']);
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
  const { server, tab } = await signedIn();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => tab.session.afterRefusal()));
  expect(outcomes).toEqual(Array<boolean>(10).fill(true));
  expect(server.calls).toEqual(['POST /auth/refresh']);
});

test('two tabs that refresh at once make one refresh', async () => {
  const { browser, server, tab } = await signedIn();
  const other = browser.openTab();
  await other.start();
  server.calls.length = 0;
  const outcomes = await Promise.all([tab.session.afterRefusal(), other.session.afterRefusal()]);
  expect(outcomes).toEqual([true, true]);
  expect(server.calls).toEqual(['POST /auth/refresh']);
});

test('a call just before the token ends refreshes first, others do not', async () => {
  const { browser, server, tab } = await signedIn();
  await tab.session.beforeCall();
  expect(server.calls).toEqual([]);
  browser.sleep(minutes(14.6));
  await tab.session.beforeCall();
  expect(server.calls).toEqual(['POST /auth/refresh']);
});

test('a computer whose clock is an hour ahead does not refresh before every call', async () => {
  const { browser, server, tab } = await signedIn({ serverClock: -minutes(60) });
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
  const { browser, server, tab } = await signedIn();
  const other = browser.openTab();
  await other.start();
  server.signOut();
  expect(await tab.session.afterRefusal()).toBe(false);
  expect(tab.news.at(-1)).toBe('left: expired');
  expect(other.news.at(-1)).toBe('left elsewhere: expired');
  expect(other.session.state()).toMatchObject({ user: null, endedBy: 'expired' });
});

test('logout clears everything personal, here and in the other tabs, and keeps the rest', async () => {
  const { browser, server, tab } = await signedIn();
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
  const { browser, server, tab } = await signedIn();
  server.goDown();
  await tab.session.logout();
  expect(tab.session.state()).toMatchObject({ user: null, endedBy: 'manual' });
  expect(browser.keys()).toEqual([]);
});

test('a refresh that answers after the logout brings nobody back', async () => {
  const { browser, server, tab } = await signedIn();
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
  const { browser, server, tab } = await signedIn();
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
  const { browser, tab } = await signedIn();
  await browser.advance(minutes(30));
  expect(tab.news.at(-1)).toBe('left: idle');
});

test('activity in one tab keeps the others logged in', async () => {
  const { browser, tab } = await signedIn();
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
  const broken: Box = {
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

// ---- a browser with tabs, and the shop it talks to ----

function person(id: string, name: string): User {
  const userId = asId<UserId>(id);
  return {
    _id: userId,
    id: userId,
    name,
    email: `${id}@vuon.vn`,
    role: 'customer',
    avatar: null,
    gender: null,
    addresses: [],
  };
}

function deny(): never {
  throw new Error('denied');
}

async function signedIn(options: { serverClock?: number } = {}) {
  const browser = openBrowser({ user: linh, ...options });
  browser.server.signIn(linh);
  const tab = browser.openTab();
  await tab.start();
  browser.server.calls.length = 0;
  return { browser, server: browser.server, tab };
}

type Options = { user?: User; hasCookie?: boolean; box?: Box; serverClock?: number };

function openBrowser({ user, hasCookie = false, box = memoryBox(), serverClock = 0 }: Options = {}) {
  const { clock, advance, sleep } = createTestClock();
  const tokenEnd = () => new Date(clock.now() + serverClock + minutes(15)).toISOString();
  const server = fakeServer(tokenEnd);
  const channels: ((message: TabMessage) => void)[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  if (user !== undefined) box.setItem('user', JSON.stringify(user));

  function openTab() {
    const news: string[] = [];
    const session = createSession({
      call: server.call,
      clock,
      stored: createStored(() => box),
      tabs: createTabs(joinChannel(channels), clock),
      exclusively: (work) => {
        const turn = queue.then(work, work);
        queue = turn.catch(() => undefined);
        return turn;
      },
      hasCookie: () => hasCookie,
      onNews: (told) => news.push(inWords(told)),
    });
    const start = async () => {
      session.start();
      await settled();
    };
    return { session, news, start };
  }

  return {
    server,
    box,
    openTab,
    advance,
    sleep,
    tokenEnd,
    storedUser: () => JSON.parse(box.getItem('user') ?? 'null') as User | null,
    keys: () => Array.from({ length: box.length }, (_, at) => box.key(at)),
  };
}

function inWords(news: SessionNews): string {
  if (news.type === 'refused') return 'refused';
  const where = news.here ? news.type : `${news.type} elsewhere`;
  return news.type === 'left' ? `${where}: ${news.reason}` : where;
}

function joinChannel(all: ((message: TabMessage) => void)[]): Channel {
  let own: ((message: TabMessage) => void) | undefined;
  return {
    postMessage: (message: TabMessage) => {
      for (const listener of all) if (listener !== own) listener(message);
    },
    addEventListener: (_kind: string, listener: (event: { data: TabMessage }) => void) => {
      own = (data) => listener({ data });
      all.push(own);
    },
  } as unknown as Channel;
}

function memoryBox(): Box {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Answers by `METHOD /path`; a session answers while somebody is signed in and refuses otherwise. */
function fakeServer(tokenEnd: () => string) {
  const calls: string[] = [];
  const answers = new Map<string, unknown>();
  const refusals = new Map<string, ApiError>();
  const held = new Map<string, Promise<void>>();
  const once = new Set<string>();
  let user: User | null = null;
  let down = false;
  const refusal = (status: number, code = 'NO_SESSION') => new ApiError(status, { code, message: code });

  async function call<Data>(method: string, path: string): Promise<Data> {
    const asked = `${method} ${path}`;
    calls.push(asked);
    await held.get(asked);
    if (down) throw refusal(0, 'NETWORK');
    const failure = refusals.get(asked) ?? (once.delete(asked) ? refusal(401) : undefined);
    if (failure !== undefined) throw failure;
    if (answers.has(asked)) return answers.get(asked) as Data;
    if (path === '/auth/logout') return undefined as Data;
    if (user === null) throw refusal(401);
    return (
      path === '/users/me'
        ? { ...user, accessTokenExpiresAt: tokenEnd() }
        : { user, accessTokenExpiresAt: tokenEnd() }
    ) as Data;
  }

  return {
    call,
    calls,
    answer: (asked: string, answer: unknown) => void answers.set(asked, answer),
    fail: (asked: string, status: number, code?: string) => void refusals.set(asked, refusal(status, code)),
    refuseOnce: (asked: string) => void once.add(asked),
    hold(asked: string): () => void {
      let release = () => {};
      held.set(asked, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
    signIn: (who: User) => void (user = who),
    signOut: () => void (user = null),
    goDown: () => void (down = true),
  };
}
