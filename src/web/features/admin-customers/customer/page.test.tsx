// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { type Answer, stubApi } from '../../../../../test-support/stub-api.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../../test-support/mount.ts';
import { copy } from '../copy.vi.ts';
import { viewOf } from '../view.ts';
import { CustomerPage } from './CustomerPage.tsx';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const words = copy.page;
const at = '2026-11-21T09:00:00.000Z';
const NONE = { rows: [], total: 0 };

const file = {
  customer: {
    _id: ID,
    id: ID,
    name: 'Khánh Linh',
    email: 'linh@vuoncharm.example',
    role: 'customer',
    avatar: null,
    gender: null,
    phone: '0912345678',
    city: null,
    isActive: true,
    createdAt: at,
    orders: 12,
    completed: 3,
    failed: 0,
    spent: 990_000,
    lastOrderAt: at,
  },
  isGone: false,
  addresses: [],
  owedBack: 45_000,
  orders: {
    rows: [{ _id: ID, status: 'completed', paymentMethod: 'COD', totalPrice: 495_000, createdAt: at }],
    total: 12,
  },
  designs: NONE,
  chats: { rows: [{ _id: ID, status: 'closed', stars: 5, lastMessageAt: at, createdAt: at }], total: 1 },
  reviews: NONE,
  notes: [{ _id: ID, text: 'Thích tông hồng', author: { _id: 'mai', name: 'Minh Anh' }, createdAt: at }],
};

const NOTED: Answer = { data: file.notes[0] };

async function show(
  told: Answer = { data: file },
  until = 'Khánh Linh',
  noted: Answer | Promise<Answer> = NOTED,
) {
  const asked = stubApi({
    [`GET /users/${ID}/file`]: told,
    [`POST /users/${ID}/notes`]: noted,
  });
  await mount(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
        <CustomerPage view={viewOf(new URLSearchParams(`khach=${ID}`))} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await eventually(() => expect(document.body.textContent).toContain(until));
  return asked;
}

test('a customer’s page shows spending, refund owed, notes and rating, and links to an order', async () => {
  await show();
  for (const told of ['990.000', '45.000', 'Khách quen', 'Thích tông hồng', words.stars(5)])
    expect(document.body.textContent).toContain(told);
  const links = [...document.querySelectorAll('a')].map(({ href }) => href);
  expect(links.some((href) => href.includes(`don=${ID}`))).toBe(true);
  expect(document.body.textContent).toContain(words.all(12));
});

test('an empty note is refused; a saved one reloads the page’s data', async () => {
  const asked = await show();
  await press(buttonOf(words.notes.add));
  expect(document.body.textContent).toContain(words.notes.missing);
  await fill(document.querySelector('textarea'), 'Hay gọi buổi tối');
  await press(buttonOf(words.notes.add));
  await eventually(() => expect(asked.filter((each) => each.endsWith('/file'))).toHaveLength(2));
  expect(asked).toContain(`POST /users/${ID}/notes`);
  expect(document.querySelector('textarea')?.value).toBe('');
});

test('text typed while a note is being saved stays in the field', async () => {
  const noted = Promise.withResolvers<Answer>();
  const asked = await show(undefined, undefined, noted.promise);
  const field = document.querySelector('textarea');
  await fill(field, 'Hay gọi buổi tối');
  await press(buttonOf(words.notes.add));
  await fill(field, 'Hay gọi buổi tối, thích hoa');
  noted.resolve(NOTED);
  await eventually(() => expect(asked.filter((each) => each.endsWith('/file'))).toHaveLength(2));
  expect(field?.value).toBe(', thích hoa');
});

test('a deleted account shows its figures without an e-mail link and a note form', async () => {
  const customer = { ...file.customer, name: 'Khách đã xóa', email: `${ID}@gone.invalid`, isActive: false };
  await show({ data: { ...file, customer, isGone: true, notes: [] } }, words.gone);
  expect(document.body.textContent).toContain('990.000');
  expect(document.querySelector('form, a[href^="mailto:"]')).toBeNull();
});

test.each<[string, Answer]>([
  [words.missing, { refused: 'NOT_FOUND' }],
  [words.failed, { refused: 'FORBIDDEN' }],
])('a failed request shows “%s” and a link back', async (told, answer) => {
  await show(answer, told);
  expect(document.querySelector('a')?.textContent).toContain(words.back);
});
