import type { TransferOrder } from '#server/adapters/vietqr.ts';

/** Parses EMVCo's TLV format: two digits of tag, two of length, the value. @throws for a truncated value */
export function emvFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let rest = text; rest !== '';) {
    const [id, length] = [rest.slice(0, 2), Number(rest.slice(2, 4))];
    const value = rest.slice(4, 4 + length);
    if (value.length !== length) throw new Error(`field ${id} of ${text} is cut short`);
    fields[id] = value;
    rest = rest.slice(4 + length);
  }
  return fields;
}

/** CRC-16/CCITT-FALSE, as EMVCo requires (polynomial 1021, initial value FFFF). */
export function emvChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Everything a banking app reads from a code. @throws when its checksum is wrong */
export function readTransfer(payload: string): TransferOrder & { country: string; currency: string } {
  const fields = emvFields(payload);
  if (fields['63'] !== emvChecksum(payload.slice(0, -4))) throw new Error(`wrong checksum in ${payload}`);
  const merchant = emvFields(fields['38'] ?? '');
  if (merchant['00'] !== 'A000000727' || merchant['02'] !== 'QRIBFTTA') throw new Error('no NAPAS transfer');
  const bank = emvFields(merchant['01'] ?? '');
  return {
    bin: bank['00'] ?? '',
    account: bank['01'] ?? '',
    amount: Number(fields['54']) as TransferOrder['amount'],
    content: emvFields(fields['62'] ?? '')['08'] ?? '',
    country: fields['58'] ?? '',
    currency: fields['53'] ?? '',
  };
}
