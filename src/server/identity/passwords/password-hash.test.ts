import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

test('a hash verifies its password and no other', async () => {
  const stored = await hashPassword('mậtkhẩu1');
  expect(await isPassword('mậtkhẩu1', stored)).toBe(true);
  for (const other of ['mậtkhẩu2', 'mậtkhẩu', 'MậTkhẩu1', '', 'mậtkhẩu1 ']) {
    expect(await isPassword(other, stored)).toBe(false);
  }
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('matkhau1')).not.toBe(await hashPassword('matkhau1'));
});

test('a hash made with another cost is still verified', async () => {
  const nonce = Buffer.from('somesalt12345678');
  const hash = argon2Sync('argon2id', {
    message: 'matkhau1',
    nonce,
    parallelism: 1,
    tagLength: 24,
    memory: 1024,
    passes: 1,
  });
  const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const stored = `$argon2id$v=19$m=1024,t=1,p=1$${bare(nonce)}$${bare(hash)}`;
  expect(await isPassword('matkhau1', stored)).toBe(true);
  expect(await isPassword('matkhau2', stored)).toBe(false);
});

test('no password, not even the empty one, verifies without a hash or against an erased account’s', async () => {
  expect(await isPassword('', undefined)).toBe(false);
  expect(await isPassword('matkhau1', undefined)).toBe(false);
  // An erased account.
  expect(await isPassword('', '')).toBe(false);
});
