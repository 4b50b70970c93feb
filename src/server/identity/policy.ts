import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Codes and links come by mail: a shop that cannot send any refuses at once.
 * @throws ShopError MAIL_NOT_SET_UP
 */
export function checkCanMail({ canMail }: Pick<Shop, 'canMail'>): void {
  if (!canMail) throw new ShopError('MAIL_NOT_SET_UP');
}
