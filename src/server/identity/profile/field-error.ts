import type { ErrorCode } from '#contract/errors.ts';
import { ShopError } from '#server/platform/http/errors.ts';

/** A failure that belongs to one field of the form. */
export function fieldError(code: ErrorCode, path: string): ShopError {
  const { message } = new ShopError(code);
  return new ShopError(code, { details: [{ path, message }] });
}
