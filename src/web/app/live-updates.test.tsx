// @vitest-environment happy-dom
import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
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
  const { data, status } = useQuery(read(path));
  return <p>{String(data ?? status)}</p>;
}
function Page({ paths }: { paths: readonly string[] }) {
  useLiveUpdates();
  return paths.map((path) => <Shown key={path} path={path} />);
}

async function show(...paths: readonly string[]) {
  await connectSocket();
  const queries = createQueryClient((each) => call('GET', each));
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const page = (shown: readonly string[]) => (
    <QueryClientProvider client={queries}>
      <Page paths={shown} />
    </QueryClientProvider>
  );
  const { box, draw } = await mount(page(paths));
  return { box, draw: (...shown: readonly string[]) => draw(page(shown)) };
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

test('a query that ended in a 404 is not read again after the reconnect, nor when the network returns', async () => {
  const asked = stubApi({ 'GET /orders/o1': { refused: 'NOT_FOUND' }, 'GET /cart': { bare: 502 } });
  await connectSocket();
  const { box } = await show('/orders/o1', '/cart');
  const isFailed = () => eventually(() => expect(box.textContent).toBe('errorerror'));
  await isFailed();
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  // The cart, which failed otherwise, is.
  await eventually(() => expect(asked).toHaveLength(3));
  await isFailed();
  line.stands();
  line.stands();
  await eventually(() => expect(asked).toHaveLength(4));
  expect(asked).toEqual(['GET /orders/o1', ...Array<string>(3).fill('GET /cart')]);
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
  await draw();
  stubApi({ [`GET ${path}`]: { data: 'after' } });
  happens();
  await draw(path);
  await eventually(() => expect(box.textContent).toBe('after'));
});
