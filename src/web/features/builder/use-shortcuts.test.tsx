// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { CHAT_WINDOW } from '#web/entities/chat/window/window-id.ts';
import { mount } from '../../../../test-support/mount.ts';
import { BuilderContext } from './builder-context.ts';
import type { BuilderController } from './state/controller.ts';
import { useShortcuts } from './use-shortcuts.ts';

function Shortcuts() {
  useShortcuts();
  return <button>charm</button>;
}

test.each([
  [
    'in the builder, beside the open chat',
    'main button',
    <div key="chat" id={CHAT_WINDOW} role="dialog" />,
    1,
  ],
  ['in the chat', 'aside button', null, 0],
  ['behind an open dialog', 'main button', <div key="dialog" role="dialog" />, 0],
  ['in a text field', 'input', null, 0],
])('Ctrl+Z %s', async (_where, focused, open, undone) => {
  const undo = vi.fn<() => void>();
  const builder = { undo, redo: vi.fn(), letGo: vi.fn() } as unknown as BuilderController;
  const { box } = await mount(
    <BuilderContext value={builder}>
      <main>
        <Shortcuts />
        <input />
      </main>
      {open ?? (
        <aside id={CHAT_WINDOW} role="dialog">
          <button>send</button>
        </aside>
      )}
    </BuilderContext>,
  );
  const key = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true });
  await act(async () => void box.querySelector(focused)?.dispatchEvent(key));
  expect(undo).toHaveBeenCalledTimes(undone);
});
