import { expect, test } from 'vitest';
import { createTabs, type Channel, type TabMessage } from './tabs.ts';
import { createTestClock } from './test-clock.ts';

type Listener = (event: { data: TabMessage }) => void;

/** Two channels that receive each other's messages but never their own, like BroadcastChannel. */
function channels(): [Channel, Channel] {
  const ends: { listener?: Listener }[] = [{}, {}];
  const end = (own: number): Channel =>
    ({
      postMessage: (data: TabMessage) => ends[1 - own]?.listener?.({ data }),
      addEventListener: (_kind: string, listener: Listener) => {
        ends[own] = { listener };
      },
    }) as unknown as Channel;
  return [end(0), end(1)];
}

function twoTabs() {
  const { clock, advance } = createTestClock();
  const [one, other] = channels();
  const heard: string[] = [];
  createTabs(other, clock).listen((message) => heard.push(message.type));
  return { tab: createTabs(one, clock), heard, advance };
}

const login = (userId: string): TabMessage => ({ type: 'AUTH_LOGIN', userId, userName: 'Linh' });

test.each([
  [{ type: 'AUTH_LOGOUT', reason: 'manual' }, 1000],
  [login('one'), 500],
  [{ type: 'AUTH_REFRESH', timestamp: 1 }, 2000],
] as [TabMessage, number][])('%o is sent once within %i ms', async (message, pause) => {
  const { tab, heard, advance } = twoTabs();
  tab.tell(message);
  tab.tell(message);
  await advance(pause - 1);
  tab.tell(message);
  expect(heard).toHaveLength(1);
  await advance(1);
  tab.tell(message);
  expect(heard).toHaveLength(2);
});

test('logins of two users in quick succession are both sent', () => {
  const { tab, heard } = twoTabs();
  tab.tell(login('one'));
  tab.tell(login('two'));
  expect(heard).toHaveLength(2);
});

test('TAB_FOCUS is never throttled', () => {
  const { tab, heard } = twoTabs();
  tab.tell({ type: 'TAB_FOCUS', tabId: 'a' });
  tab.tell({ type: 'TAB_FOCUS', tabId: 'a' });
  expect(heard).toHaveLength(2);
});
