// @vitest-environment happy-dom
import { useDraggable } from '@dnd-kit/core';
import { act } from 'react';
import { expect, test } from 'vitest';
import { stubApi, toasts } from '../../../../../test-support/stub-api.ts';
import { mount } from '../../../../../test-support/mount.ts';
import { createDesignStore } from '../state/design-store.ts';
import { emptyDesign } from '../state/design-state.ts';
import { createCharmCache, lettersAmong } from '../state/charm-cache.ts';
import { createBuilderController } from '../state/controller.ts';
import { BuilderContext } from '../builder-context.ts';
import { DragLayer } from './DragLayer.tsx';

function builder() {
  const cache = createCharmCache([]);
  const store = createDesignStore({
    first: emptyDesign(),
    keep: () => true,
    supply: cache.supply,
    letters: () => lettersAmong(cache.get().values()),
  });
  return createBuilderController({ store, cache, toast: () => undefined, soon: (then) => then() });
}

function Strange() {
  const { setNodeRef, listeners } = useDraggable({ id: 'strange', data: { from: 'another page' } });
  return <button ref={setNodeRef} type="button" {...listeners} />;
}

/** spec §8, Builder. */
test('dragging an element with invalid data shows an error toast and changes nothing', async () => {
  // Takes the toast away at the end.
  stubApi({});
  const designState = builder();
  const before = designState.store.get();
  const { box } = await mount(
    <BuilderContext value={designState}>
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
  expect(designState.store.get().designState).toBe(before.designState);
});
