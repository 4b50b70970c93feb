// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '../../../../../test-support/mount.ts';
import { Composer } from './Composer.tsx';

test.each<[string, KeyboardEventInit, number]>([
  ['Enter sends', { keyCode: 13 }, 1],
  ['Enter that ends a composition (Telex) does not send', { keyCode: 229, isComposing: true }, 0],
  ['nor does it in Safari, where the composition is over by then', { keyCode: 229 }, 0],
  ['Shift+Enter does not send', { keyCode: 13, shiftKey: true }, 0],
])('%s', async (_what, how, sent) => {
  const onSend = vi.fn<(text: string) => void>();
  const { box } = await mount(
    <Composer text="Chào tiệm" onText={vi.fn()} onSend={onSend} onImages={vi.fn()} placeholder="" />,
  );
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how });
  // What the test's DOM does not take from the init.
  for (const [name, value] of Object.entries(how)) Object.defineProperty(key, name, { value });
  await act(async () => void box.querySelector('textarea')?.dispatchEvent(key));
  expect(onSend).toHaveBeenCalledTimes(sent);
});
