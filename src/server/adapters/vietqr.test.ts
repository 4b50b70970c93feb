import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vnd } from '#domain/kernel/vnd.ts';
import { bankNames, qrImage, vietQrPayload, type TransferOrder } from './vietqr.ts';

const ORDER: TransferOrder = {
  bin: '970436',
  account: '0123456789',
  amount: vnd(285_000),
  content: 'VC1A2B3C4D',
};

/** EMVCo's own way to write: two digits of name, two of length, the value. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let rest = text; rest !== '';) {
    const [id, length] = [rest.slice(0, 2), Number(rest.slice(2, 4))];
    fields[id] = rest.slice(4, 4 + length);
    expect(fields[id]).toHaveLength(length);
    rest = rest.slice(4 + length);
  }
  return fields;
}

/** CRC-16/CCITT-FALSE, as EMVCo asks for it (polynomial 1021, beginning with FFFF). */
function crcOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function expectPays(payload: string, { bin, account, amount, content }: TransferOrder) {
  const fields = fieldsOf(payload);
  expect(fields).toMatchObject({ '00': '01', '01': '12', '53': '704', '54': String(amount), '58': 'VN' });
  const merchant = fieldsOf(fields['38'] ?? '');
  expect(merchant).toMatchObject({ '00': 'A000000727', '02': 'QRIBFTTA' });
  expect(fieldsOf(merchant['01'] ?? '')).toEqual({ '00': bin, '01': account });
  expect(fieldsOf(fields['62'] ?? '')).toEqual({ '08': content });
  expect(fields['63']).toBe(crcOf(payload.slice(0, -4)));
}

test('the check of these tests is the one of the standard', () => {
  expect(crcOf('123456789')).toBe('29B1');
});

test('every field of a payload says what was asked for, and the checksum is right', () => {
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
  ['words', { content: '' }],
  ['words', { content: 'vc1a2b3c4d' }],
  ['words', { content: 'VC 1A2B3C4D' }],
  ['words', { content: 'VC1A2B3C4D5E6F7A8B9C' }],
  ['words', { content: 'VÒNG' }],
])('refuses %s that does not fit: %j', (_what, wrong) => {
  expect(() => vietQrPayload({ ...ORDER, ...wrong } as TransferOrder)).toThrow(RangeError);
});

test('banks are called by their names', () => {
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
