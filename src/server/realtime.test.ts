import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { asId, type OrderId, type ShipmentId } from '#domain/kernel/ids.ts';
import { TEST_PASSWORD, startTestShop, type TestShop, type Visitor } from '../../test-support/app.ts';
import { authenticator } from '#server/identity/index.ts';
import { openSocket, type Realtime } from './platform/live/socket.ts';
import { registerRealtime } from './realtime.ts';

const AN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';
let tiem: TestShop;
let realtime: Realtime;
let url: string;
/** What happens between a page's authentication and its connection. */
let onceAuthenticated = async () => {};
beforeAll(async () => {
  tiem = await startTestShop();
  const { shop, app } = tiem;
  realtime = await openSocket({
    httpServer: app.server,
    config: shop.config,
    authenticate: async (cookies) => {
      const actor = await authenticator(shop)(cookies);
      await onceAuthenticated();
      return actor;
    },
    health: shop.health,
    log: shop.log,
  });
  // Without the regular check of all sessions, which would close their pages some seconds later.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  registerRealtime(shop, realtime);
  vi.useRealTimers();
  url = await tiem.listen();
});
afterAll(async () => {
  await realtime.close();
  await tiem.close();
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

/** A browser page that holds these cookies. */
function openPage(who: Visitor, origin = url): Socket {
  const extraHeaders = { cookie: who.cookies.headerFor('/'), origin };
  const socket = io(url, { extraHeaders, reconnection: false, forceNew: true });
  sockets.push(socket);
  return socket;
}

const happens = (socket: Socket, event: string) =>
  new Promise<unknown>((done) => socket.once(event, (value: unknown) => done(value)));

async function connected(who: Visitor): Promise<Socket> {
  const socket = openPage(who);
  await happens(socket, 'connect');
  return socket;
}

test('a signed-in page’s socket is connected, a guest’s is refused', async () => {
  await connected(await tiem.signIn());
  expect(await happens(openPage(tiem.visitor()), 'connect_error')).toMatchObject({ message: 'unauthorized' });
});

test('a connected page learns how long ago its rooms were last told something', async () => {
  const [linh, mai] = [await tiem.signIn(), await tiem.signIn()];
  const stands = async (who: Visitor) =>
    ((await happens(openPage(who), 'line_stands')) as { quietFor: number }).quietFor;
  const begun = performance.now();
  const order = { orderId: asId<OrderId>(AN_ID), userId: linh.user._id, status: 'confirmed' } as const;
  tiem.shop.events.publish('order.changed', order);
  const told = await stands(linh);
  expect(told).toBeLessThanOrEqual(performance.now() - begun);
  expect(await stands(mai)).toBeGreaterThan(told);
});

test('a socket from another origin is refused despite valid cookies', async () => {
  const page = openPage(await tiem.signIn(), 'https://evil.example');
  expect(await happens(page, 'connect_error')).toBeInstanceOf(Error);
});

test('logging out closes the pages of that session only', async () => {
  const phone = await tiem.signIn();
  const laptop = tiem.visitor();
  await laptop.post('/api/auth/login', { email: phone.user.email, password: TEST_PASSWORD });
  const [onPhone, onLaptop] = [await connected(phone), await connected(laptop)];
  const closed = happens(onPhone, 'disconnect');
  await phone.post('/api/auth/logout');
  await closed;
  expect(onLaptop.connected).toBe(true);
});

test('a logout while a page is being admitted closes it too', async () => {
  const who = await tiem.signIn();
  onceAuthenticated = async () => {
    onceAuthenticated = async () => {};
    await who.post('/api/auth/logout');
  };
  const page = openPage(who);
  expect(await happens(page, 'disconnect')).toBe('io server disconnect');
});

test('a new password closes the pages of every other session', async () => {
  const here = await tiem.signIn();
  const there = tiem.visitor();
  await there.post('/api/auth/login', { email: here.user.email, password: TEST_PASSWORD });
  const [onHere, onThere] = [await connected(here), await connected(there)];
  const closed = happens(onThere, 'disconnect');
  await here.put('/api/users/me/profile', { password: 'matkhaumoi1', currentPassword: TEST_PASSWORD });
  await closed;
  expect(onHere.connected).toBe(true);
});

test('an order’s change reaches its customer and the admins, nobody else', async () => {
  const [customer, stranger, admin] = [
    await tiem.signIn(),
    await tiem.signIn(),
    await tiem.signIn({ role: 'admin' }),
  ];
  const pages = [await connected(customer), await connected(admin), await connected(stranger)] as const;
  const heard: unknown[] = [];
  pages[2].on('order_updated', (news) => void heard.push(news));
  const news = Promise.all([happens(pages[0], 'order_updated'), happens(pages[1], 'order_updated')]);
  tiem.shop.events.publish('order.changed', {
    orderId: asId('don-1'),
    userId: customer.user.id,
    status: 'confirmed',
  });
  expect(await news).toEqual(Array.from({ length: 2 }, () => ({ orderId: 'don-1', status: 'confirmed' })));

  // The stranger's own event arrives after anything that would have been sent before it.
  const own = happens(pages[2], 'order_updated');
  tiem.shop.events.publish('order.changed', {
    orderId: asId('don-2'),
    userId: stranger.user.id,
    status: 'pending',
  });
  await own;
  expect(heard).toEqual([{ orderId: 'don-2', status: 'pending' }]);
});

test('a shipment’s change reaches its shipper, its customer and the admins; a change of goods only admins', async () => {
  const [customer, shipper, admin, stranger] = await Promise.all([
    tiem.signIn(),
    tiem.signIn({ role: 'shipper' }),
    tiem.signIn({ role: 'admin' }),
    tiem.signIn({ role: 'shipper' }),
  ]);
  const pages = await Promise.all([customer, shipper, admin, stranger].map(connected));
  const heard: unknown[] = [];
  pages[3]?.on('shipment_updated', (news) => void heard.push(news));
  pages[1]?.on('catalogue_updated', (news) => void heard.push(news));
  const news = Promise.all(pages.slice(0, 3).map((page) => happens(page, 'shipment_updated')));
  const parcel = {
    shipmentId: asId<ShipmentId>(AN_ID),
    orderId: asId<OrderId>(AN_ID),
    status: 'in_transit',
  } as const;
  tiem.shop.events.publish('shipment.changed', {
    ...parcel,
    userId: customer.user._id,
    shipperId: shipper.user._id,
  });
  expect(await news).toEqual([parcel, parcel, parcel]);

  const goods = happens(pages[2]!, 'catalogue_updated');
  tiem.shop.events.publish('catalogue.changed', { what: 'stock' });
  expect(await goods).toEqual({ what: 'stock' });
  expect(heard).toEqual([]);
});
