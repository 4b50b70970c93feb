// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import { ERRORS } from '#contract/errors.ts';
import { asId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { connectSocket, disconnectSocket } from '#web/lib/socket.ts';
import { line } from '../../../../test-support/live-line.ts';
import { stubApi, toasts, type Answer, type ApiStub } from '../../../../test-support/stub-api.ts';
import { buttonOf, choose, eventually, fill, mount, press } from '../../../../test-support/mount.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { chat, message } from '#web/entities/chat/core/test-shop.ts';
import { chatClientFor } from '#web/entities/chat/core/client.ts';
import { useConnectionNews } from '#web/entities/chat/launcher/use-connection-news.ts';
import CustomerWindow from './window/CustomerWindow.tsx';

vi.mock('socket.io-client', () => import('../../../../test-support/live-line.ts'));

/** Silences the expected log output. */
beforeEach(() => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
  return () => vi.restoreAllMocks();
});

/** Chats are cached per user, so each test uses a customer of its own. */
let customers = 0;
async function openWindow(answers: ApiStub) {
  stubApi(answers);
  customers += 1;
  const user = {
    id: asId(`linh-${customers}`),
    name: 'Linh',
    email: '',
    role: 'customer',
    addresses: [],
  } as unknown as User;
  const support = chatClientFor(user);
  onTestFinished(() => support.close());
  await act(() => support.chats.load());
  const { box } = await mount(
    <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined))}>
      <MemoryRouter>
        <CustomerWindow support={support} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const expectText = (text: string) => eventually(() => expect(box.textContent).toContain(text));
  return {
    box,
    expectText,
    field: () => box.querySelector('textarea')!,
    async write(words: string) {
      await fill(box.querySelector('textarea'), words);
      await press(box.querySelector('.send'));
    },
    choose: (file: File) => choose(box.querySelector<HTMLInputElement>('input[type="file"]'), file),
  };
}
const expectToast = (...toast: (string | undefined)[]) =>
  eventually(() => expect(toasts()).toContainEqual(['error', ...toast]));

const HERS: ApiStub = {
  'GET /chat/my': { data: { chats: [chat()] } },
  'GET /chat/chat-1': { data: { messages: [message(1, 'Chào bạn')], hasNewer: false } },
  'PUT /chat/chat-1/read': { data: { unreadCount: 0 } },
};

/** spec §8, Chat. */
test('a list of chats that fails to load shows an error and can be retried', async () => {
  const answers: ApiStub = { 'GET /chat/my': { refused: 'SERVER_ERROR' } };
  const { expectText } = await openWindow(answers);
  await expectText('Không thể tải danh sách chat');
  answers['GET /chat/my'] = { data: { chats: [] } };
  await press(buttonOf('Thử lại'));
  await expectText('Chào mừng bạn!');
});

test('a chat that fails to load shows an error and can be retried', async () => {
  const answers: ApiStub = { ...HERS, 'GET /chat/chat-1': { refused: 'UNAVAILABLE' } };
  const { expectText } = await openWindow(answers);
  await expectText('Không thể tải cuộc trò chuyện');
  answers['GET /chat/chat-1'] = HERS['GET /chat/chat-1']!;
  await press(buttonOf('Thử lại'));
  await expectText('Chào bạn');
});

test('a chat that cannot be created shows a toast and keeps the typed message', async () => {
  const page = await openWindow({
    'GET /chat/my': { data: { chats: [] } },
    'POST /chat': { refused: 'RATE_LIMITED' },
  });
  await page.write('Em muốn đặt vòng');
  await expectToast('Không thể tạo cuộc trò chuyện', ERRORS.RATE_LIMITED.message);
  expect(page.field().value).toBe('Em muốn đặt vòng');
});

test('a contact card for a chat that cannot be created stays in its form, and the next press sends it', async () => {
  const answers: ApiStub = {
    ...HERS,
    'GET /chat/my': { data: { chats: [] } },
    'POST /chat': { refused: 'RATE_LIMITED' },
    'POST /chat/chat-1/messages': new Promise(() => undefined),
  };
  const { box } = await openWindow(answers);
  await fill(box.querySelector('textarea'), 'gọi em qua a@b.vn');
  await press(buttonOf(chatCopy.contact.offer));
  const phone = () => box.querySelector<HTMLInputElement>('[type="tel"]');
  expect(document.activeElement).toBe(phone());
  await fill(phone(), '0912345678');
  await press(buttonOf(chatCopy.contact.send));
  await expectToast('Không thể tạo cuộc trò chuyện', ERRORS.RATE_LIMITED.message);
  expect(phone()?.value).toBe('0912345678');
  answers['POST /chat'] = { data: chat() };
  await press(buttonOf(chatCopy.contact.send));
  await eventually(() => expect(box.textContent).toContain(chatCopy.contact.card));
  expect(phone()).toBeNull();
  expect(document.activeElement).toBe(box.querySelector('textarea'));
});

test('messages sent while a chat is being created follow the first, in order', async () => {
  const begun = Promise.withResolvers<Answer>();
  const page = await openWindow({
    ...HERS,
    'GET /chat/my': { data: { chats: [] } },
    'POST /chat': begun.promise,
    'POST /chat/chat-1/messages': new Promise(() => undefined),
  });
  for (const words of ['Chào tiệm', 'Chào tiệm em hỏi', 'Chào tiệm em hỏi giá vòng']) await page.write(words);
  // Pressed again without a new text.
  await press(page.box.querySelector('.send'));
  begun.resolve({ data: chat() });
  await eventually(() => expect(page.field().value).toBe(''));
  const shown = page.box.textContent;
  const places = ['Chào tiệm', 'em hỏi', 'giá vòng'].map((words) => shown.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  for (const words of ['Chào tiệm', 'em hỏi', 'giá vòng']) expect(shown.split(words)).toHaveLength(2);
});

test('messages for a chat that cannot be created stay in the field, with a single toast', async () => {
  const begun = Promise.withResolvers<Answer>();
  const page = await openWindow({ 'GET /chat/my': { data: { chats: [] } }, 'POST /chat': begun.promise });
  await page.write('Chào tiệm');
  await page.write('Chào tiệm em hỏi');
  begun.resolve({ refused: 'RATE_LIMITED' });
  await expectToast('Không thể tạo cuộc trò chuyện', ERRORS.RATE_LIMITED.message);
  expect(toasts()).toHaveLength(1);
  expect(page.field().value).toBe('Chào tiệm em hỏi');
});

test('pictures for a chat that cannot be created wait and are uploaded on retry', async () => {
  const answers: ApiStub = { ...HERS, 'GET /chat/my': { data: { chats: [] } }, 'POST /chat': { bare: 502 } };
  const page = await openWindow(answers);
  await page.choose(new File(['x'], 'vong.png', { type: 'image/png' }));
  await page.expectText(chatCopy.composer.unsent(1));
  await page.choose(new File(['y'], 'tay.png', { type: 'image/png' }));
  await page.expectText(chatCopy.composer.unsent(2));

  answers['POST /chat'] = { data: chat() };
  answers['POST /chat/upload-image'] = new Promise(() => undefined);
  await press(buttonOf('Thử lại'));
  await eventually(() => expect(page.box.querySelectorAll('img[src^="blob:"]')).toHaveLength(2));
  expect(page.box.textContent).not.toContain(chatCopy.composer.unsentTitle);
});

test('text typed while a chat is being created stays in the field', async () => {
  const begun = Promise.withResolvers<Answer>();
  const page = await openWindow({
    ...HERS,
    'GET /chat/my': { data: { chats: [] } },
    'POST /chat': begun.promise,
  });
  await page.write('Chào tiệm');
  await fill(page.field(), 'Chào tiệm em hỏi');
  begun.resolve({ data: chat() });
  await page.expectText('Chào tiệm');
  await eventually(() => expect(page.field().value).toBe('em hỏi'));
});

test('a refused message shows a toast and can be retried or discarded', async () => {
  const { expectText, ...page } = await openWindow({
    ...HERS,
    'POST /chat/chat-1/messages': { refused: 'MESSAGE_TYPE_REFUSED' },
  });
  await page.write('Em muốn đặt vòng');
  await expectToast('Không thể gửi tin nhắn', ERRORS.MESSAGE_TYPE_REFUSED.message);
  await expectText('Gửi lại');
  await press(buttonOf('Bỏ tin này'));
  expect(page.box.textContent).not.toContain('Em muốn đặt vòng');
});

test('messages that cannot be marked as read show a toast', async () => {
  await openWindow({ ...HERS, 'PUT /chat/chat-1/read': { refused: 'SERVER_ERROR' } });
  await expectToast('Lỗi cập nhật tin nhắn', ERRORS.SERVER_ERROR.message);
});

test.each([
  ['no picture', new File(['x'], 'a.txt', { type: 'text/plain' }), 'Ảnh chưa đúng định dạng', 'Vui lòng chọn file ảnh hợp lệ (JPG, PNG, GIF)'],
  ['too large', new File([new Uint8Array(5 * 1024 ** 2 + 1)], 'a.png', { type: 'image/png' }), 'Ảnh quá lớn', 'Kích thước ảnh không được vượt quá 5MB'],
  ['refused by the server', new File(['x'], 'a.png', { type: 'image/png' }), 'Tải ảnh lên thất bại', ERRORS.IMAGE_TYPE_REFUSED.message],
])('a file that is %s shows a toast', async (_what, file, title, text) => {
  const page = await openWindow({ ...HERS, 'POST /chat/upload-image': { refused: 'IMAGE_TYPE_REFUSED' } });
  await page.choose(file);
  await expectToast(title, text);
}); // oxfmt-ignore

describe('the live connection', () => {
  function Listener({ open }: { open: boolean }) {
    useConnectionNews(open);
    return null;
  }
  async function listen(open: boolean) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(async () => {
      vi.useRealTimers();
      await disconnectSocket();
    });
    stubApi({});
    await connectSocket();
    await mount(<Listener open={open} />);
  }
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  const LOST = ['error', 'Lỗi kết nối chat', 'Không thể kết nối đến hệ thống chat. Vui lòng thử lại sau.'];

  test('that is not established shows a toast after 8 s while the chat is open', async () => {
    await listen(true);
    await pass(seconds(8) - 1);
    expect(toasts()).toEqual([]);
    await pass(1);
    expect(toasts()).toEqual([LOST]);
  });

  test.each([
    ['that is established in time', true, () => line.stands()],
    [
      'that reports an error while the chat is closed',
      false,
      () => line.says('error', { message: 'x', code: 'X' }),
    ],
  ])('%s shows no toast', async (_when, open, happens) => {
    await listen(open);
    await act(async () => happens());
    await pass(seconds(60));
    expect(toasts()).toEqual([]);
  });

  test('that reports an error shows it as a toast', async () => {
    await listen(true);
    await act(async () =>
      line.says('error', { message: 'Cuộc trò chuyện này đã đóng', code: 'CHAT_CLOSED' }),
    );
    expect(toasts()).toEqual([['error', 'Lỗi chat', 'Cuộc trò chuyện này đã đóng']]);
  });
});
