// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { asId } from '#domain/kernel/ids.ts';
import { createQueryClient, read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { connectSocket } from '#web/lib/socket.ts';
import { line } from '../../../test-support/live-line.ts';
import { eventually, mount } from '../../../test-support/mount.ts';
import { stubApi } from '../../../test-support/stub-api.ts';
import { useLiveUpdates } from './live-updates.ts';

vi.mock('socket.io-client', () => import('../../../test-support/live-line.ts'));

const PARCEL = '/orders/o1/parcel';
const REVIEWS = '/reviews/my';

function Shown({ path }: { path: string }) {
  return <p>{String(useQuery(read(path)).data)}</p>;
}
function Page({ path }: { path: string | null }) {
  useLiveUpdates();
  return path && <Shown path={path} />;
}

async function show(path: string) {
  await connectSocket();
  const queries = createQueryClient((each) => call('GET', each));
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const page = (shown: string | null) => (
    <QueryClientProvider client={queries}>
      <Page path={shown} />
    </QueryClientProvider>
  );
  const { box, draw } = await mount(page(path));
  return { box, draw: (shown: string | null) => draw(page(shown)) };
}

test('a query that failed during an outage is read again after the reconnect', async () => {
  const asked = stubApi({ 'GET /cart': { bare: 502 } });
  const { box } = await show('/cart');
  line.stands();
  await eventually(() => expect(asked).toHaveLength(1));
  stubApi({ 'GET /cart': { data: 'here' } });
  line.stands();
  await eventually(() => expect(box.textContent).toBe('here'));
});

test.each<[string, () => void]>([
  [
    PARCEL,
    () =>
      line.says('shipment_updated', {
        shipmentId: asId('s1'),
        orderId: asId('o1'),
        status: 'out_for_delivery',
      }),
  ],
  [REVIEWS, () => line.says('reviews_updated', {})],
])('%s is read again when mounted after its event', async (path, happens) => {
  stubApi({ [`GET ${path}`]: { data: 'before' } });
  const { box, draw } = await show(path);
  await eventually(() => expect(box.textContent).toBe('before'));
  await draw(null);
  stubApi({ [`GET ${path}`]: { data: 'after' } });
  happens();
  await draw(path);
  await eventually(() => expect(box.textContent).toBe('after'));
});
