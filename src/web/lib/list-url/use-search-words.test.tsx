// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fill, mount } from '../../../../test-support/mount.ts';
import { useSearchWords } from './use-search-words.ts';

function List() {
  const navigate = useNavigate();
  const { words, setWords } = useSearchWords('', (asked) => void navigate(`/list?q=${asked}`));
  return <input value={words} onChange={({ target }) => setWords(target.value)} />;
}

/** A list, and another page that is loaded when the test says so. */
async function openList() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const arrival = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/other', element: <p>other</p>, loader: () => arrival.promise },
    ],
    { initialEntries: ['/list'] },
  );
  window.history.replaceState(null, '', '/list');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const { box } = await mount(<RouterProvider router={router} />);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { router, box, arrival, pass };
}

test('typed text is searched after a pause', async () => {
  const { router, box, pass } = await openList();
  await fill(box.querySelector('input'), 'sen');
  await pass(299);
  expect(router.state.location.search).toBe('');
  await pass(1);
  expect(router.state.location.search).toBe('?q=sen');
});

test('a link pressed within the pause is followed, however long its page takes', async () => {
  const { router, box, arrival, pass } = await openList();
  await fill(box.querySelector('input'), 'sen');
  await act(async () => void router.navigate('/other'));
  await pass(1_000);
  arrival.resolve(null);
  await pass(0);
  expect([router.state.location.pathname, box.textContent]).toEqual(['/other', 'other']);
});

test('the page that the browser is at already is not left again while it is being rendered', async () => {
  const { router, box, pass } = await openList();
  await fill(box.querySelector('input'), 'sen');
  window.history.replaceState(null, '', '/other');
  await pass(1_000);
  expect(router.state.location.search).toBe('');
});
