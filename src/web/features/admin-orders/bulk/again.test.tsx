// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import { batchesCopy } from '#web/entities/order/batches.vi.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { failureCopy as failures } from '#web/lib/errors/copy.vi.ts';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import { useSelection } from '#web/ui/list/use-selection.ts';
import { stubApi, toasts, type Answer } from '../../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../../test-support/mount.ts';
import { tabViewOf } from '../view.ts';
import { BulkBar } from './BulkBar.tsx';
import { bulkCopy as copy } from './bulk.vi.ts';

const ids = Array.from({ length: 12 }, (_, nth) => `order-${nth}`);
const outcomesOf = (
  orders: readonly string[],
  outcome: BulkOutcome['outcome'],
  message = null as string | null,
) => orders.map((order) => ({ order, outcome, message }));
const WHY = 'Khách đã chuyển đơn sang “Đã hủy”';

function Desk() {
  const selection = useSelection(ids, { most: 100, tooMany: '' });
  return (
    <>
      <button type="button" onClick={selection.toggleAll}>
        tất cả
      </button>
      <BulkBar selection={selection} view={tabViewOf(new URLSearchParams())} />
    </>
  );
}

test('a bulk action continued after a failed request keeps its earlier results and the selection', async () => {
  const replies: (Answer | undefined)[] = [
    { data: [...outcomesOf(ids.slice(0, 9), 'done'), ...outcomesOf(ids.slice(9, 10), 'refused', WHY)] },
    undefined,
    { data: outcomesOf(ids.slice(10), 'done') },
  ];
  const asked = stubApi({
    'GET /users/shippers': { data: [] },
    get 'POST /orders/bulk-transition'() {
      return replies.shift() as Answer;
    },
  });
  const { box } = await mount(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
        <Desk />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await press(buttonOf('tất cả'));
  await press(buttonOf(copy.confirm));
  await eventually(() => expect(box.textContent).toContain(batchesCopy.left(2)));
  expect(box.textContent).toContain(copy.picked(11));
  // A reload would lose both.
  expect(shownToasts.get().map(({ action }) => action?.label)).not.toContain(failures.reload);
  await press(buttonOf(batchesCopy.again(2)));
  await eventually(() => expect(box.textContent).toContain(copy.done.confirm(11)));
  expect(box.textContent).toContain(batchesCopy.refused(1));
  expect(box.textContent).toContain(WHY);
  expect(box.textContent).toContain(copy.picked(11));
  expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(3);
  // Only these two can still be undone together.
  expect(toasts().map(([, title]) => title)).toContain(copy.done.confirm(2));
});
