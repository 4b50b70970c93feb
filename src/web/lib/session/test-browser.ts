import type { User } from '#contract/http/identity.ts';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { minutes } from '#domain/kernel/time.ts';
import { ApiError } from '../api.ts';
import { createSession, type SessionNews } from './session.ts';
import { createStored } from './stored.ts';
import { type StorageLike } from '../storage/storage.ts';
import { createTabs, type Channel, type TabMessage } from './tabs.ts';
import { createTestClock, settled } from './test-clock.ts';

/** A customer. */
export function person(id: string, name: string): User {
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

/** A browser with one tab in which a user is already logged in. */
export async function signedIn(user: User, options: { serverClock?: number } = {}) {
  const browser = openBrowser({ user, ...options });
  browser.server.signIn(user);
  const tab = browser.openTab();
  await tab.start();
  browser.server.calls.length = 0;
  return { browser, server: browser.server, tab };
}

type Options = { user?: User; hasCookie?: boolean; box?: StorageLike; serverClock?: number };

/** A browser whose tabs share storage, channel and locks, and a fake server. */
export function openBrowser({ user, hasCookie = false, box = memoryBox(), serverClock = 0 }: Options = {}) {
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
      dropCookie: () => {},
      onNews: (told) => news.push(inWords(told)),
    });
    const start = async (rendered?: User) => {
      session.start(rendered);
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

function memoryBox(): StorageLike {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      kept.set(key, text);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
  };
}

/** Responds by `METHOD /path`; session calls succeed while a user is signed in and are refused otherwise. */
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
    answer: (asked: string, answer: unknown) => {
      answers.set(asked, answer);
    },
    fail: (asked: string, status: number, code?: string) => {
      refusals.set(asked, refusal(status, code));
    },
    refuseOnce: (asked: string) => {
      once.add(asked);
    },
    hold(asked: string): () => void {
      let release = () => {};
      held.set(asked, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
    signIn: (who: User) => {
      user = who;
    },
    signOut: () => {
      user = null;
    },
    goDown: () => {
      down = true;
    },
  };
}
