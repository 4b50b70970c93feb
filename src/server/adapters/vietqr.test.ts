import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vnd } from '#domain/kernel/vnd.ts';
import { emvChecksum, emvFields, readTransfer } from '../../../test-support/emv.ts';
import { bankNames, qrImage, vietQrPayload, type TransferOrder } from './vietqr.ts';

const ORDER: TransferOrder = {
  bin: '970436',
  account: '0123456789',
  amount: vnd(285_000),
  content: 'VC1A2B3C4D',
};

function expectPays(payload: string, order: TransferOrder) {
  expect(emvFields(payload)).toMatchObject({ '00': '01', '01': '12' });
  expect(readTransfer(payload)).toEqual({ ...order, country: 'VN', currency: '704' });
}

test('the tests’ checksum has the standard’s check value', () => {
  expect(emvChecksum('123456789')).toBe('29B1');
});

test('a payload has the bank, account, amount and content of the order, and a valid checksum', () => {
  const letters = (most: number, alphabet: string) =>
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: most });
  const orders = fc.record({
    bin: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 }),
    account: letters(19, '0123456789ABCxyz'),
    amount: fc.integer({ min: 1, max: 9_999_999_999_999 }).map(vnd),
    content: letters(19, '0123456789ABCDEFVXYZ'),
  });
  fc.assert(fc.property(orders, (order) => expectPays(vietQrPayload(order), order)));
});

test.each([
  ['a bank', { bin: '97043' }],
  ['a bank', { bin: '97043a' }],
  ['an account', { account: '' }],
  ['an account', { account: '01234567890123456789' }],
  ['an account', { account: '0123 456' }],
  ['an amount', { amount: 0 }],
  ['an amount', { amount: -1 }],
  ['an amount', { amount: 1.5 }],
  ['an amount', { amount: Number.NaN }],
  ['an amount', { amount: 1e14 }],
  ['a transfer text', { content: '' }],
  ['a transfer text', { content: 'vc1a2b3c4d' }],
  ['a transfer text', { content: 'VC 1A2B3C4D' }],
  ['a transfer text', { content: 'VC1A2B3C4D5E6F7A8B9C' }],
  ['a transfer text', { content: 'VÒNG' }],
])('refuses %s that does not fit: %j', (_what, wrong) => {
  expect(() => vietQrPayload({ ...ORDER, ...wrong } as TransferOrder)).toThrow(RangeError);
});

test('a bank has its names, an unknown one its number', () => {
  expect(bankNames('970436').shortName).toBe('Vietcombank');
  expect(bankNames('000000')).toEqual({ shortName: '000000', name: '000000' });
});

const hasReader = spawnSync('zbarimg', ['--version']).error === undefined;

test.skipIf(!hasReader)('a QR reader reads the picture back (Debian zbar-tools)', async () => {
  const payload = vietQrPayload(ORDER);
  const image = await qrImage(payload);
  expect(image).toMatch(/^data:image\/png;base64,/);
  const png = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  const read = execFileSync('zbarimg', ['--quiet', '--raw', '--oneshot', '-Sqrcode.enable', '-'], {
    input: png,
  });
  expect(read.toString().trim()).toBe(payload);
  expectPays(read.toString().trim(), ORDER);
});
