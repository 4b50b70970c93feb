// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Charm } from '#contract/http/catalogue.ts';
import { asId, type CategoryId, type CharmId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import '#web/ui/overlays/parts/DialogPart.tsx';
import { buttonOf, eventually, mount, press } from '../../../../test-support/mount.ts';
import { copy } from './copy.vi.ts';
import { gardenSelection } from './selection.ts';
import { SelectionBar } from '#web/features/garden/SelectionBar.tsx';

const rose = {
  _id: asId<CharmId>('rose'),
  name: 'Hoa hồng',
  price: vnd(25_000),
  stock: 9,
  availableStock: 9,
  category: { _id: asId<CategoryId>('flowers'), name: 'Hoa', type: 'Flower' },
  images: { imageGallery: [], imageUrl: null, imageCanvas: null },
} as unknown as Charm;

beforeEach(() => {
  gardenSelection.reset();
  shownToasts.set([]);
});

async function barWithRose() {
  await mount(
    <MemoryRouter>
      <SelectionBar />
    </MemoryRouter>,
  );
  await act(async () => void gardenSelection.add(rose));
}
const told = () =>
  shownToasts.get().map(({ type, title, message, duration }) => [type, title, message, duration]);

/** spec §8, Garden: the texts, and 2 s on the page. */
test('reset shows a toast whose action restores the selection', async () => {
  await barWithRose();
  await press(buttonOf(copy.bar.reset));
  expect(told()).toEqual([['info', 'Đã reset', 'Danh sách charms đã được xóa', 2000]]);
  await act(async () => shownToasts.get()[0]?.action?.onClick?.());
  expect(gardenSelection.get()).toHaveLength(1);
});

test('removing a charm shows a toast', async () => {
  await barWithRose();
  await press(buttonOf(copy.bar.open));
  const out = () => document.querySelector('[role="dialog"] li > button');
  await eventually(() => expect(out()).not.toBeNull());
  await press(out());
  expect(told()).toEqual([['success', 'Đã xóa charm', undefined, 2000]]);
});
