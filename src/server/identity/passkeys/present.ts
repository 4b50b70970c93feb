import type { Passkey } from '#contract/http/passkeys.ts';
import type { PasskeyRow } from './repository.ts';

export function presentPasskey({ id, browser, system, createdAt, usedAt }: PasskeyRow): Passkey {
  return {
    _id: id,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
