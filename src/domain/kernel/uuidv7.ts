/**
 * Builds a UUIDv7 (RFC 9562): ids sort by creation time and need no coordination.
 * @param now milliseconds since the epoch
 * @param random at least 16 bytes from a cryptographic source; the first 6 are replaced by the time
 */
export function uuidv7(now: number, random: Uint8Array): string {
  if (random.length < 16) throw new RangeError('uuidv7 needs 16 random bytes');
  if (!Number.isSafeInteger(now) || now < 0 || now >= 2 ** 48) throw new RangeError(`not a moment: ${now}`);
  const bytes = Uint8Array.from(random.subarray(0, 16));
  for (let i = 0; i < 6; i += 1) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) % 256;
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The creation time of a UUIDv7, in milliseconds since the epoch. */
export function momentOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
