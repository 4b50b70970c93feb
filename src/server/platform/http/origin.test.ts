import { expect, test } from 'vitest';
import { isOwnOrigin } from './origin.ts';

const SHOP = 'https://vuoncharm.vn';

test.each([
  ['its own Origin', { origin: SHOP, host: 'vuoncharm.vn' }, true],
  ['its own Origin behind a proxy that names another Host', { origin: SHOP, host: '10.0.0.7:3000' }, true],
  ['another site', { origin: 'https://evil.example', host: 'vuoncharm.vn' }, false],
  ['a site that looks like it', { origin: 'https://vuoncharm.vn.evil.example', host: 'vuoncharm.vn' }, false],
  ['the same name without https', { origin: 'http://vuoncharm.vn', host: 'vuoncharm.vn' }, false],
  ['another port', { origin: 'https://vuoncharm.vn:8443', host: 'vuoncharm.vn' }, false],
  ['a page without an origin', { origin: 'null', host: 'vuoncharm.vn' }, false],
  [
    'no Origin, but Sec-Fetch-Site same-origin',
    { 'sec-fetch-site': 'same-origin', host: 'vuoncharm.vn' },
    true,
  ],
  ['another site that hides its Origin', { 'sec-fetch-site': 'cross-site', host: 'vuoncharm.vn' }, false],
  ['a sister site', { 'sec-fetch-site': 'same-site', host: 'vuoncharm.vn' }, false],
  ['a typed address', { 'sec-fetch-site': 'none', host: 'vuoncharm.vn' }, false],
  ['neither Origin nor Sec-Fetch-Site', { host: 'vuoncharm.vn' }, false],
  [
    'another site that claims to be the same',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
])('isOwnOrigin with a public address, %s: %j is %s', (_what, headers, own) => {
  expect(isOwnOrigin(headers, SHOP)).toBe(own);
});

test.each([
  ['the Host it came to', { origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  ['another port of the machine', { origin: 'http://localhost:5000', host: 'localhost:3000' }, false],
  ['another site', { origin: 'https://evil.example', host: 'localhost:3000' }, false],
  ['nonsense', { origin: '://', host: 'localhost:3000' }, false],
])('isOwnOrigin without a public address, %s: %j is %s', (_what, headers, own) => {
  expect(isOwnOrigin(headers, null)).toBe(own);
});
