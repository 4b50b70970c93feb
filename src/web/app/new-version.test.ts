import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import { watchForNewVersion } from './new-version.ts';

beforeEach(() => {
  shownToasts.set([]);
  vi.stubEnv('PROD', true);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const worker = { state: 'installed', postMessage() {} };

test.each<[string, string, string[]]>([
  ['while it waits, it takes over first', 'installed', ['take-over', 'reload']],
  ['when another tab has accepted it before, the page reloads', 'activated', ['reload']],
  ['when a still newer one has replaced it, the page reloads', 'redundant', ['reload']],
])('accepting the new version: %s', async (_when, state, done) => {
  const happened: string[] = [];
  const coming = { state: 'installed', postMessage: (word: string) => happened.push(word) };
  const container = Object.assign(new EventTarget(), {
    controller: { state: 'activated' },
    register: () => Promise.resolve({ waiting: coming, installing: null, addEventListener() {} }),
  });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('window', { location: { reload: () => happened.push('reload') } });
  watchForNewVersion();
  await vi.runAllTimersAsync();
  coming.state = state;
  shownToasts.get()[0]?.action?.onClick?.();
  if (happened.includes('take-over')) container.dispatchEvent(new Event('controllerchange'));
  expect(happened).toEqual(done);
});

test.each<[string, { waiting: boolean; controller: boolean }, number]>([
  [
    'a service worker waiting beside an active one: the new version is offered',
    { waiting: true, controller: true },
    1,
  ],
  [
    'a service worker still waiting on the first visit: nothing is offered',
    { waiting: true, controller: false },
    0,
  ],
  ['no waiting service worker: nothing is offered', { waiting: false, controller: true }, 0],
])('%s', async (_what, { waiting, controller }, offers) => {
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: controller ? { state: 'activated' } : null,
      register: () =>
        Promise.resolve({ waiting: waiting ? worker : null, installing: null, addEventListener() {} }),
    },
  });
  watchForNewVersion();
  await vi.runAllTimersAsync();
  expect(shownToasts.get()).toHaveLength(offers);
});
