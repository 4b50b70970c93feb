// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from './log.ts';
import { createReportGate, watchErrors } from './report.ts';

const report = (message: string) => ({ message, stack: null, context: null });

test('the same report is sent once', () => {
  const mayGo = createReportGate(() => 0);
  expect([mayGo(report('a')), mayGo(report('a')), mayGo(report('b'))]).toEqual([true, false, true]);
});

test('at most ten reports are sent per minute', () => {
  let now = 0;
  const mayGo = createReportGate(() => now);
  const burst = (from: number) =>
    Array.from({ length: 15 }, (_, at) => mayGo(report(`${from + at}`))).filter(Boolean).length;
  expect(burst(0)).toBe(10);
  now = 59_999;
  expect(burst(100)).toBe(0);
  now = 60_000;
  expect(burst(200)).toBe(10);
});

test('an image that fails to load is reported, a failed modulepreload is not', () => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', sent);
  vi.spyOn(log, 'error').mockReturnValue();
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(() => void vi.restoreAllMocks());
  watchErrors();
  const fails = (element: HTMLElement) => {
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
  };
  fails(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/assets/react-1.js' }));
  expect(sent).not.toHaveBeenCalled();
  fails(Object.assign(document.createElement('img'), { src: '/pictures/charms/no-224.webp' }));
  const [, { body } = {}] = sent.mock.lastCall ?? [];
  const message = 'image failed to load: /pictures/charms/no-224.webp';
  expect(JSON.parse(body as string)).toMatchObject({ message });
});
