import { expect, test } from 'vitest';
import type { Device } from '#contract/http/sign-in.ts';
import { minutes } from '#domain/kernel/time.ts';
import { TEST_PASSWORD, type Visitor } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1';
const signIn = async (who: Visitor, email: string, password = TEST_PASSWORD, userAgent = PHONE) =>
  who.post('/api/auth/login', { email, password, remember: true }, { 'user-agent': userAgent });
const list = async (who: Visitor) => (await who.get<Device[]>('/api/users/me/devices')).data;
const isIn = async (who: Visitor) => (await who.get('/api/users/me')).status === 200;

test('devices are listed with browser, system, network and times; one or all others can be signed out', async () => {
  const laptop = await site.signIn({ remember: true });
  const phone = site.visitor();
  site.clock.advance(minutes(5));
  await signIn(phone, laptop.user.email);
  const [first, second] = await list(laptop);
  expect(first).toEqual({
    _id: expect.any(String),
    isThis: false,
    browser: 'Safari',
    system: 'iPhone',
    network: expect.stringMatching(/^10\./),
    signedInAt: site.clock.now().toISOString(),
    seenAt: site.clock.now().toISOString(),
  });
  expect(second).toMatchObject({ isThis: true, browser: null, system: null });

  site.clock.advance(minutes(14));
  await laptop.post('/api/auth/refresh');
  expect((await list(laptop))[0]).toMatchObject({ isThis: true, seenAt: site.clock.now().toISOString() });

  const ended: unknown[] = [];
  site.shop.events.on('session.ended', (fact) => void ended.push(fact));
  expect((await laptop.delete(`/api/users/me/devices/${first!._id}`)).status).toBe(200);
  expect(ended).toEqual([{ userId: laptop.user.id, sessionId: first!._id }]);
  expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true]);
  expect((await phone.post('/api/auth/refresh')).status).toBe(401);
  expect((await laptop.delete(`/api/users/me/devices/${first!._id}`)).status).toBe(404);

  const two = [site.visitor(), site.visitor()];
  for (const each of two) await signIn(each, laptop.user.email);
  expect((await laptop.delete('/api/users/me/devices')).status).toBe(200);
  expect(await Promise.all([laptop, ...two].map(isIn))).toEqual([true, false, false]);
  expect(await list(laptop)).toHaveLength(1);
});

test('nobody sees or ends somebody else’s device', async () => {
  const [one, other] = [await site.signIn(), await site.signIn()];
  const [device] = await list(one);
  expect((await other.delete(`/api/users/me/devices/${device!._id}`)).status).toBe(404);
  await other.delete('/api/users/me/devices');
  expect(await isIn(one)).toBe(true);
  expect((await list(other)).map(({ _id }) => _id)).not.toContain(device!._id);
});

test('a sign-in from a new device is reported by mail once; the account’s first and a failed one are not', async () => {
  const linh = await site.signIn();
  expect(await site.mailsTo(linh.user.email)).toEqual([]);
  await signIn(linh, linh.user.email);
  expect(await site.mailsTo(linh.user.email)).toEqual([]);

  const stranger = site.visitor();
  expect((await signIn(stranger, linh.user.email, 'khongphai1')).status).toBe(401);
  expect(await site.mailsTo(linh.user.email)).toEqual([]);
  await signIn(stranger, linh.user.email);
  await signIn(stranger, linh.user.email);
  const mails = await site.mailsTo(linh.user.email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('thiết bị mới')]);
  expect(mails[0]!.text).toMatch(/Safari trên iPhone.*mạng 10\./);
});
