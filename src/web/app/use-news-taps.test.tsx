// @vitest-environment happy-dom
import { MemoryRouter, useLocation } from 'react-router';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { mount, override } from '../../../test-support/mount.ts';
import { keepNewsTap } from './keep-news-tap.ts';
import { useNewsTaps } from './use-news-taps.ts';

let worker: EventTarget;
const send = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));

function Page() {
  useNewsTaps();
  return <p>{useLocation().pathname}</p>;
}
const open = () =>
  mount(
    <MemoryRouter initialEntries={['/help']}>
      <Page />
    </MemoryRouter>,
  );

beforeEach(() => {
  worker = new EventTarget();
  override(navigator, 'serviceWorker', worker);
  keepNewsTap();
});

test('a notification tapped before the page is hydrated leads to its page once it is', async () => {
  send({ type: 'go', path: '/orders' });
  const { box } = await open();
  expect(box.textContent).toBe('/orders');
});

test('a tap on an open page leads on once: a later page does not go there again', async () => {
  const first = await open();
  await act(async () => send({ type: 'go', path: '/orders' }));
  expect(first.box.textContent).toBe('/orders');
  const second = await open();
  expect(second.box.textContent).toBe('/help');
});

test.each([
  null,
  { type: 'go', path: 'https://evil.example/' },
  { type: 'go', path: 7 },
  { type: 'x', path: '/' },
])('another message leads nowhere: %j', async (data) => {
  send(data);
  const { box } = await open();
  expect(box.textContent).toBe('/help');
});
