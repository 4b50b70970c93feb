import { expect, test } from 'vitest';
import { createPushService, isPublic } from './push-service.ts';

const service = createPushService();

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
])('accepts the endpoint %s', (endpoint) => {
  expect(service.accepts(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'http://127.0.0.1:4000/send',
  'https://127.0.0.1/send',
  'https://2130706433/send',
  'https://0x7f.1/send',
  'https://[::1]/send',
  'https://[::ffff:10.0.0.1]/send',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/send',
  'https://localhost./send',
  'https://postgres./send',
  'https://shop.localhost/send',
  'https://database.internal/send',
  'https://printer.local./send',
  'https://postgres/send',
  'https://push.example:5432/send',
  'https://user:pass@push.example/send',
  'ftp://push.example/send',
  'javascript:alert(1)',
  'none',
])('refuses the endpoint %s, and to post to it', async (endpoint) => {
  expect(service.accepts(endpoint)).toBe(false);
  await expect(service.post({ endpoint, headers: {}, body: Buffer.alloc(0) })).rejects.toThrow(
    'not a public',
  );
});

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2404:6800:4003::200e', true],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
  ['none', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test.each([
  ['one private address among others', async () => [{ address: '8.8.8.8' }, { address: '10.0.0.7' }], true],
  ['the loopback address', async () => [{ address: '127.0.0.1' }], true],
  ['public addresses', async () => [{ address: '8.8.8.8' }], false],
  ['nothing at the moment', async () => Promise.reject(new Error('EAI_AGAIN')), false],
])('leadsInside is right for a name that resolves to %s', async (_what, resolve, inside) => {
  expect(await createPushService({ resolve }).leadsInside('https://push.example/x')).toBe(inside);
});
