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
import { COMMAND_LINE_ACTOR } from '#server/platform/process/commands.ts';
import type { Shop } from '#server/shop.ts';
import { settingsCopy as copy } from './copy.vi.ts';
import { confirmBankIn } from './service.ts';

type Tested = Pick<Shop, 'settings' | 'secret' | 'clock'>;

/**
 * The transfer that verifies an account: the owner sends it from a banking app, and the bank service's notice confirms it.
 * @throws ShopError INVALID_INPUT while the account is incomplete
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
 * Confirms the account if a notice has the content of its test transfer. Sender and amount do not matter: a notice of money that
 * arrived on the account has reached this shop.
 * @param texts all texts of the notice
 * @returns whether it was the test; refresh the settings after the commit
 */
export async function confirmByTransfer(
  tx: Tx,
  shop: Tested,
  texts: readonly (string | null | undefined)[],
): Promise<boolean> {
  const current = shop.settings.current();
  if (!hasWords(wordsFor(shop.secret, current), ...texts)) return false;
  await confirmBankIn(tx, shop, COMMAND_LINE_ACTOR, current.bankAccount);
  return true;
}

/** Content derived from the account, so that no row is needed and every instance can compute it. */
const wordsFor = (secret: Uint8Array, settings: ShopSettings): string =>
  bankTestWords(
    createHmac('sha256', secret)
      .update(`bank test ${bankKey(settings)}`)
      .digest('hex'),
  );
