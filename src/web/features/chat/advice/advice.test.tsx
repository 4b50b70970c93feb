// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { stubApi, toasts, type ApiStub } from '../../../../../test-support/stub-api.ts';
import { eventually, mount, press } from '../../../../../test-support/mount.ts';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import { askAdvice } from './advice.ts';
import AdvicePanel from './AdvicePanel.tsx';

/** spec §8, Chat: AI. */
test('a failed request shows an error and can be retried; a suggestion shows a success toast', async () => {
  const answers: ApiStub = { 'POST /chat/ai/recommendations': { refused: 'RATE_LIMITED' } };
  const asked = stubApi(answers);
  const { box } = await mount(
    <MemoryRouter>
      <AdvicePanel userId="linh" onStaff={() => undefined} />
    </MemoryRouter>,
  );
  await act(async () => askAdvice('linh', 'vòng tặng mẹ'));
  await eventually(() => expect(box.textContent).toContain('Không thể tạo gợi ý từ AI'));
  expect(toasts()).toEqual([['error', 'Không thể tạo gợi ý từ AI', ERRORS.RATE_LIMITED.message]]);

  const data = {
    message: 'Mẹ hợp hoa sen.',
    understood: true,
    recommendedCharms: [charm('Hoa sen', false)],
    slots: [],
    ring: [],
    intent: null,
  };
  answers['POST /chat/ai/recommendations'] = { data };
  await press(box.querySelector('.not-sent button'));
  await eventually(() => expect(box.textContent).toContain('Mẹ hợp hoa sen.'));
  expect(toasts().at(-1)).toEqual(['success', 'AI đã tạo gợi ý cho bạn!', undefined]);
  expect(asked).toHaveLength(2);

  // No success toast if nothing was understood, since no suggestion was made.
  const said = toasts().length;
  answers['POST /chat/ai/recommendations'] = {
    data: { ...data, understood: false, message: 'Bông chưa hiểu hết ý bạn.' },
  };
  await act(async () => askAdvice('linh', 'asdf qwer'));
  await eventually(() => expect(box.textContent).toContain('Bông chưa hiểu hết ý bạn.'));
  expect(toasts()).toHaveLength(said);
});

test('thanks and a plain "ok" repeat what was suggested, without a success toast; a change of the wish has one', async () => {
  const answers: ApiStub = {};
  stubApi(answers);
  const { box } = await mount(
    <MemoryRouter>
      <AdvicePanel userId="mai" onStaff={() => undefined} />
    </MemoryRouter>,
  );
  const say = async (words: string, message: string, ...slots: string[]) => {
    const { data } = answerWith(message, ...slots);
    answers['POST /chat/ai/recommendations'] = {
      data: { ...data, recommendedCharms: [charm('Oải hương', false)] },
    };
    act(() => shownToasts.set([]));
    await act(async () => askAdvice('mai', words));
    await eventually(() => expect(box.textContent).toContain(message));
    return toasts();
  };
  const done = [['success', 'AI đã tạo gợi ý cho bạn!', undefined]];
  expect(await say('vòng tím', 'Đây là màu tím', 'tím')).toEqual(done);
  expect(await say('ok', 'Bông vui lắm!', 'tím')).toEqual([]);
  expect(await say('thêm hồng', 'Đây là tím và hồng', 'tím', 'hồng')).toEqual(done);
});

/** A recommended charm. */
const charm = (name: string, nearest: boolean) => ({
  _id: name,
  name,
  nearest,
  reason: 'Vì hợp',
  price: 36_000,
  images: [],
  stock: 9,
  reservedStock: 0,
});

/** Records the request bodies, call by call. */
function bodiesSent(): unknown[] {
  const bodies: unknown[] = [];
  const shop = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit & { body: string }) => {
    bodies.push(JSON.parse(init.body));
    return shop(address, init);
  });
  return bodies;
}

const answerWith = (message: string, ...slots: string[]) => ({
  data: {
    message,
    understood: slots.length > 0,
    recommendedCharms: [],
    slots: slots.map((label) => ({ key: `color:${label}`, wanted: true, label })),
    ring: [],
    intent: null,
  },
});

test('understood wishes are chips; once one is removed the conversation goes on with the rest', async () => {
  const answers: ApiStub = { 'POST /chat/ai/recommendations': answerWith('Đây', 'tím', 'hồng') };
  stubApi(answers);
  const sent = bodiesSent();
  const { box } = await mount(
    <MemoryRouter>
      <AdvicePanel userId="han" onStaff={() => undefined} />
    </MemoryRouter>,
  );
  await act(async () => askAdvice('han', 'tím hay hồng'));
  await eventually(() => expect(box.textContent).toContain('Đây'));
  const chip = (label: string) => box.querySelector(`[aria-label="Bỏ “${label}”"]`);
  answers['POST /chat/ai/recommendations'] = answerWith('Còn hồng', 'hồng');
  await press(chip('tím'));
  await eventually(() => expect(box.textContent).toContain('Còn hồng'));
  expect(sent.at(-1)).toMatchObject({ edited: true, slots: [{ key: 'color:hồng', wanted: true }] });

  await act(async () => askAdvice('han', 'rẻ hơn'));
  expect(sent.at(-1)).toMatchObject({ slots: [{ key: 'color:hồng', wanted: true }], seen: [] });
  expect(sessionStorage.getItem('mine:han:advice')).toContain('tím hay hồng');
});

test('a chip can be changed to another of its kind, and a new one added', async () => {
  const answers: ApiStub = { 'POST /chat/ai/recommendations': answerWith('Đây', 'tím') };
  stubApi(answers);
  const sent = bodiesSent();
  const { box } = await mount(
    <MemoryRouter>
      <AdvicePanel userId="mo" onStaff={() => undefined} />
    </MemoryRouter>,
  );
  const item = (label: string) =>
    [...document.querySelectorAll('[role="menuitem"]')].find(({ textContent }) => textContent === label);
  const choose = async (label: string) => {
    await eventually(() => expect(item(label)).toBeDefined());
    await press(item(label));
  };
  await act(async () => askAdvice('mo', 'tím'));
  await eventually(() => expect(box.textContent).toContain('Đây'));
  await press(box.querySelector('[aria-label="Đổi “tím”"]'));
  await choose('hồng');
  expect(sent.at(-1)).toMatchObject({ edited: true, slots: [{ key: 'color:hồng', wanted: true }] });
  await eventually(() => expect(box.querySelector('[aria-label="Đổi “tím”"]')).not.toBeNull());
  await press([...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Thêm'));
  await choose('Tặng ai: mẹ');
  expect(sent.at(-1)).toMatchObject({ slots: [{ key: 'color:tím' }, { key: 'recipient:mẹ', wanted: true }] });
});

test('a suggested ring opens in the builder with its charms in their slots', async () => {
  const [one, two] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
  const ring = Array.from({ length: 15 }, (_, slot) => (slot % 2 === 0 ? one : two));
  stubApi({ 'POST /chat/ai/recommendations': { data: { ...answerWith('Đây', 'tím').data, ring } } });
  let at = '';
  const Where = () => {
    const { pathname, search } = useLocation();
    at = pathname + search;
    return null;
  };
  const { box } = await mount(
    <MemoryRouter>
      <AdvicePanel userId="thu" onStaff={() => undefined} />
      <Where />
    </MemoryRouter>,
  );
  await act(async () => askAdvice('thu', 'tím'));
  const button = () =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Xâu thử');
  await eventually(() => expect(button()).toBeDefined());
  await press(button());
  expect(at).toBe(`/builder?xau=${ring.join('.')}`);
});

test('near matches are listed apart; an answer that understood nothing has no chips', async () => {
  const { data } = answerWith('Tiệm có 1 charm đúng ý', 'tím');
  const recommendedCharms = [charm('Bướm', false), charm('Chim ruồi', true)];
  const answers: ApiStub = { 'POST /chat/ai/recommendations': { data: { ...data, recommendedCharms } } };
  stubApi(answers);
  const { box } = await mount(
    <MemoryRouter>
      <AdvicePanel userId="vy" onStaff={() => undefined} />
    </MemoryRouter>,
  );
  await act(async () => askAdvice('vy', 'con bướm tím'));
  await eventually(() => expect(box.textContent).toMatch(/đúng ý.*tím.*Bướm.*Gần với ý bạn.*Chim ruồi/s));
  expect(box.querySelectorAll('[aria-label="Bông hiểu ý bạn là"]')).toHaveLength(1);

  answers['POST /chat/ai/recommendations'] = { data: { ...data, message: 'Chưa hiểu', understood: false } };
  await act(async () => askAdvice('vy', 'asdf'));
  await eventually(() => expect(box.textContent).toContain('Chưa hiểu'));
  expect(box.querySelectorAll('[aria-label="Bông hiểu ý bạn là"]')).toHaveLength(0);
});

test('an answer with the intent "crisis" has a button to write to staff', async () => {
  const data = { ...answerWith('Bạn không một mình đâu.').data, intent: 'crisis' };
  stubApi({ 'POST /chat/ai/recommendations': { data } });
  let calls = 0;
  const { box } = await mount(
    <MemoryRouter>
      <AdvicePanel userId="mai" onStaff={() => (calls += 1)} />
    </MemoryRouter>,
  );
  await act(async () => askAdvice('mai', 'x'));
  await eventually(() => expect(box.textContent).toContain('không một mình'));
  await press(
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Nhắn người của tiệm'),
  );
  expect(calls).toBe(1);
});
