import { createHmac } from 'node:crypto';
import type { BankTest } from '#contract/http/settings.ts';
import {
  BANK_TEST_AMOUNT,
  bankKey,
  bankOf,
  bankTestWords,
  hasWords,
  type ShopSettings,
} from '#domain/shop/settings.ts';
import { bankNames, qrImage, vietQrPayload } from '#server/adapters/vietqr.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { AT_THE_MACHINE } from '#server/platform/process/commands.ts';
import type { Shop } from '#server/shop.ts';
import { settingsCopy as copy } from './copy.vi.ts';
import { confirmBankIn } from './service.ts';

type Tested = Pick<Shop, 'settings' | 'secret' | 'clock'>;

/**
 * The transfer that proves an account: the owner sends it from a banking app, the bank's service tells of it.
 * @throws ShopError INVALID_INPUT while the account is not complete
 */
export async function presentBankTest({ settings, secret }: Tested): Promise<BankTest> {
  const current = settings.current();
  const bank = bankOf(current);
  if (bank.bin === '' || bank.account === '' || bank.holder === '')
    throw new ShopError('INVALID_INPUT', { message: copy.noAccount });
  const content = wordsFor(secret, current);
  const payload = vietQrPayload({ ...bank, amount: BANK_TEST_AMOUNT, content });
  const named = { ...bank, ...bankNames(bank.bin) };
  return { amount: BANK_TEST_AMOUNT, content, bank: named, qrImage: await qrImage(payload) };
}

/**
 * Confirms the account if a notice carries the words of its test. Whoever sent how much proves the same: the notice of
 * money that arrived there reached this shop.
 * @param texts all that the notice says
 * @returns whether it was the test; the settings are to be refreshed after the commit
 */
export async function confirmByTransfer(
  tx: Tx,
  shop: Tested,
  texts: readonly (string | null | undefined)[],
): Promise<boolean> {
  const current = shop.settings.current();
  if (!hasWords(wordsFor(shop.secret, current), ...texts)) return false;
  await confirmBankIn(tx, shop, AT_THE_MACHINE, current.bankAccount);
  return true;
}

/** Of this account and no other, without a row: every instance knows them. */
const wordsFor = (secret: Uint8Array, settings: ShopSettings): string =>
  bankTestWords(
    createHmac('sha256', secret)
      .update(`bank test ${bankKey(settings)}`)
      .digest('hex'),
  );
