import { expect, test } from 'vitest';
import { createTestClock } from '#web/lib/session/test-clock.ts';
import { createPersistedValue } from './persisted-value.ts';
import { createChatStorage } from './storage.ts';
import { EMPTY_THREAD } from './thread.ts';
import { CHAT, chat, message } from './test-shop.ts';

function memoryBox() {
  const all = new Map<string, string>();
  let writes = 0;
  return {
    all,
    writes: () => writes,
    length: 0,
    key: () => null,
    getItem: (key: string) => all.get(key) ?? null,
    setItem(key: string, text: string) {
      writes += 1;
      all.set(key, text);
    },
    removeItem: (key: string) => void all.delete(key),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

test('changes in quick succession are written once, 600 ms after the last', async () => {
  const { clock, advance } = createTestClock();
  const box = memoryBox();
  const kept = createPersistedValue({ box: () => box, key: 'a', delay: 600, clock }, isText);
  kept.keep('một');
  await advance(599);
  kept.keep('hai');
  await advance(599);
  expect(box.writes()).toBe(0);
  await advance(1);
  expect(box.writes()).toBe(1);
  expect(kept.read()).toBe('hai');
});

test('write() stores a pending value at once, drop() discards it', () => {
  const { clock } = createTestClock();
  const box = memoryBox();
  const kept = createPersistedValue({ box: () => box, key: 'a', delay: 600, clock }, isText);
  kept.keep('một');
  kept.write();
  expect(kept.read()).toBe('một');
  kept.keep('hai');
  kept.drop();
  kept.write();
  expect(kept.read()).toBe('một');
});

test.each(['{', '[1]', 'null', '{"chat-1":{"messages":[{}],"outbox":[]}}', '{"chat-1":7}'])(
  'an invalid stored value (%s) counts as none',
  (text) => {
    const { clock } = createTestClock();
    const box = memoryBox();
    for (const name of ['chats', 'current', 'messages']) box.all.set(`mine:linh:chat.${name}`, text);
    const memory = createChatStorage('linh', () => box, clock);
    expect(memory.thread(CHAT)).toBeUndefined();
    expect(memory.chats().shown).toBeNull();
  },
);

test('messages are stored per user; uploads that were under way are restored as lost', async () => {
  const { clock, advance } = createTestClock();
  const box = memoryBox();
  const waiting = { clientId: 'a', type: 'text', content: 'x', metadata: {}, createdAt: '' } as const;
  createChatStorage('linh', () => box, clock).keepThread(CHAT, {
    ...EMPTY_THREAD,
    messages: [message(1, 'chào')],
    outbox: [
      { ...waiting, state: 'failed' },
      { ...waiting, clientId: 'b', state: 'uploading', metadata: { isUploading: true } },
      { ...waiting, clientId: 'c', state: 'failed', metadata: { isUploading: true } },
    ],
  });
  await advance(800);
  const again = createChatStorage('linh', () => box, clock).thread(CHAT);
  expect(again?.messages.map(({ content }) => content)).toEqual(['chào']);
  const lost = { state: 'failed', refused: true, metadata: { isLost: true } };
  expect(again?.outbox).toEqual([
    { ...waiting, state: 'failed' },
    { ...waiting, clientId: 'b', ...lost },
    { ...waiting, clientId: 'c', ...lost },
  ]);
  expect(createChatStorage('han', () => box, clock).thread(CHAT)).toBeUndefined();
});

test('chats are written after 600 ms, the current one after 400, messages after 800', async () => {
  const { clock, advance } = createTestClock();
  const box = memoryBox();
  const memory = createChatStorage('linh', () => box, clock);
  memory.keepChats({ chats: [chat()], shown: null, loaded: true, failed: false }, chat());
  memory.keepThread(CHAT, { ...EMPTY_THREAD, messages: [message(1, 'chào')] });
  const written: [number, string][] = [];
  for (let passed = 100; passed <= 1_000; passed += 100) {
    await advance(100);
    const known = new Set(written.map(([, name]) => name));
    for (const key of box.all.keys()) {
      const name = key.slice(key.lastIndexOf('.') + 1);
      if (!known.has(name)) written.push([passed, name]);
    }
  }
  expect(written).toEqual([
    [400, 'current'],
    [600, 'chats'],
    [800, 'messages'],
  ]);
});

test('the outbox of one tab survives a write of another tab', async () => {
  const { clock, advance } = createTestClock();
  const box = memoryBox();
  const waiting = (clientId: string) =>
    ({ clientId, type: 'text', content: clientId, metadata: {}, createdAt: '', state: 'failed' }) as const;
  const tabs = [
    createChatStorage('linh', () => box, clock),
    createChatStorage('linh', () => box, clock),
  ] as const;
  const keep = async (tab: 0 | 1, ...outbox: ReturnType<typeof waiting>[]) => {
    tabs[tab].keepThread(CHAT, { ...EMPTY_THREAD, messages: [message(1, 'chào')], outbox });
    await advance(800);
    return createChatStorage('linh', () => box, clock)
      .thread(CHAT)
      ?.outbox.map(({ clientId }) => clientId);
  };
  await keep(0, waiting('a'), waiting('b'));
  expect(await keep(1, waiting('c'))).toEqual(['c', 'a', 'b']);
  // Each tab removes what it has sent or discarded itself.
  expect(await keep(0, waiting('b'))).toEqual(['b', 'c']);
  expect(await keep(1)).toEqual(['b']);
});

test('after drop() at logout nothing is written any more', async () => {
  const { clock, advance } = createTestClock();
  const box = memoryBox();
  const memory = createChatStorage('linh', () => box, clock);
  memory.keepThread(CHAT, { ...EMPTY_THREAD, messages: [message(1, 'chào')] });
  memory.drop();
  memory.keepThread(CHAT, { ...EMPTY_THREAD, messages: [message(1, 'chào'), message(2, 'ơi')] });
  memory.flush();
  await advance(1_000);
  expect(box.writes()).toBe(0);
});
