import type { UserId } from '#domain/kernel/ids.ts';

/** What an erased account has instead of an address; `.invalid` is nobody's (RFC 2606). */
export const erasedEmail = (id: UserId): string => `${id}@gone.invalid`;
