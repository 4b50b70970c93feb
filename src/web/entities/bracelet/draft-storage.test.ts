// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { emptyBoard } from '#domain/design/board.ts';
import type { Draft } from './draft.ts';
import { draftKey } from './draft-key.ts';
import { onDraftElsewhere, storeDraft } from './draft-storage.ts';

const named = (name: string): Draft => ({
  board: emptyBoard(),
  name,
  stringId: null,
  tyingMethodId: null,
  taken: {},
  ends: null,
  editing: null,
  filled: null,
});

/** Follows Linh's draft as a builder does. @returns the texts that other tabs wrote */
function follow(): (string | null)[] {
  const heard: (string | null)[] = [];
  const stop = onDraftElsewhere('linh', (text) => heard.push(text));
  onTestFinished(stop);
  return heard;
}
const showTab = () => document.dispatchEvent(new Event('visibilitychange'));

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

test('a full disk does not bring the last stored draft back when the tab is shown again', () => {
  expect(storeDraft('linh', named('Trăng'))).toBe(true);
  const { localStorage } = window;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => localStorage.getItem(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const heard = follow();
  expect(storeDraft('linh', named('Trăng Rằm'))).toBe(false);
  showTab();
  expect(heard).toEqual([]);
});

test('what another tab wrote while this one slept is heard once it is shown', () => {
  storeDraft('linh', named('Trăng'));
  const heard = follow();
  const text = JSON.stringify(named('Sao'));
  window.localStorage.setItem(draftKey('linh'), text);
  showTab();
  showTab();
  expect(heard).toEqual([text]);
});
