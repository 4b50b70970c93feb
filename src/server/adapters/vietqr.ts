import { toDataURL } from 'qrcode';
import { BanksObject, QRPay } from 'vietnam-qr-pay';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { AMOUNT_DIGITS_MAX, TRANSFER_CONTENT } from '#domain/payment/limits.ts';

export type TransferOrder = { bin: string; account: string; amount: Vnd; content: string };

/**
 * The EMVCo/NAPAS 247 payload of a transfer. `vietnam-qr-pay` does not validate its input, so everything is checked first.
 * @throws RangeError naming the invalid value
 */
export function vietQrPayload({ bin, account, amount, content }: TransferOrder): string {
  if (!/^\d{6}$/.test(bin)) throw new RangeError(`not a bank's number: ${bin}`);
  if (!/^[A-Za-z0-9]{1,19}$/.test(account)) throw new RangeError(`not an account: ${account}`);
  const digits = String(amount);
  if (!Number.isSafeInteger(amount) || amount <= 0 || digits.length > AMOUNT_DIGITS_MAX)
    throw new RangeError(`not an amount to transfer: ${digits}`);
  if (!TRANSFER_CONTENT.test(content)) throw new RangeError(`not the words of a transfer: ${content}`);
  return QRPay.initVietQR({ bankBin: bin, bankNumber: account, amount: digits, purpose: content }).build();
}

/** The payload as a black and white data URL with its quiet zone, ready for an `<img>`. */
export function qrImage(payload: string): Promise<string> {
  return toDataURL(payload, { errorCorrectionLevel: 'M', margin: 4, scale: 8 });
}

/** The names of a bank; its BIN for an unknown one. */
export function bankNames(bin: string): { shortName: string; name: string } {
  const bank = Object.values(BanksObject).find((each) => each.bin === bin);
  return { shortName: bank?.shortName ?? bin, name: bank?.name ?? bin };
}

/** Every bank that supports such transfers, by name. */
export function allBanks(): { bin: string; name: string }[] {
  return Object.values(BanksObject)
    .map(({ bin, shortName }) => ({ bin, name: shortName }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'vi'));
}
