// @vitest-environment happy-dom
import { useDraggable } from '@dnd-kit/core';
import { act } from 'react';
import { expect, test } from 'vitest';
import { toasts } from '../../../../../test-support/answered-calls.ts';
import { mount } from '../../../../../test-support/mount.ts';
import { createDesignStore } from '../state/design-store.ts';
import { emptyDesign } from '../state/design-state.ts';
import { createCharmCache, lettersAmong } from '../state/charm-cache.ts';
import { createBuilderController } from '../state/controller.ts';
import { BuilderContext } from '../builder-context.ts';
import { DragLayer } from './DragLayer.tsx';

function core() {
  const book = createCharmCache([]);
  const store = createDesignStore({
    first: emptyDesign(),
    keep: () => true,
    supply: book.supply,
    letters: () => lettersAmong(book.get().values()),
  });
  return createBuilderController({ store, book, toast: () => undefined, soon: (then) => then() });
}

function Strange() {
  const { setNodeRef, listeners } = useDraggable({ id: 'strange', data: { from: 'another page' } });
  return <button ref={setNodeRef} type="button" {...listeners} />;
}

/** spec §8, Builder. */
test('what was dragged and cannot be read is told, and changes nothing', async () => {
  const bench = core();
  const before = bench.store.get();
  const { box } = await mount(
    <BuilderContext value={bench}>
      <DragLayer>
        <Strange />
      </DragLayer>
    </BuilderContext>,
  );
  const space = () =>
    new KeyboardEvent('keydown', { code: 'Space', key: ' ', bubbles: true, cancelable: true });
  await act(async () => void box.querySelector('button')?.dispatchEvent(space()));
  await act(async () => void window.dispatchEvent(space()));
  expect(toasts()).toEqual([['error', 'Lỗi kéo thả', 'Tiệm không nhận ra charm vừa kéo. Bạn thử lại nhé.']]);
  expect(bench.store.get().bench).toBe(before.bench);
});
