// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fill, mount, press } from '../../../../../test-support/mount.ts';
import { copy } from '../copy.vi.ts';
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

test('a contact card sent after the message it was offered for leaves the notice to the next message', async () => {
  const { box } = await mount(<Writing />);
  const field = () => box.querySelector('textarea');
  const button = (name: string) =>
    [...box.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  const notice = copy.composer.dropped('@');
  await fill(field(), 'linh@vuoncharm');
  expect(box.textContent).toContain(notice);
  await press(button(copy.contact.offer));
  await press(button(copy.composer.send));
  await act(async () => box.querySelector('form')?.requestSubmit());
  expect(box.querySelector('form')).toBeNull();
  expect(box.textContent).not.toContain(notice);
  await fill(field(), 'mai@vuoncharm');
  expect(box.textContent).toContain(notice);
});

function Writing() {
  const [text, setText] = useState('');
  const known = { phone: '0912345678', email: '' };
  return (
    <Composer
      text={text}
      onText={setText}
      onSend={() => setText('')}
      onImages={vi.fn()}
      placeholder=""
      contact={{ known, onSend: async () => true }}
    />
  );
}
