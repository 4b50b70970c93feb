import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const TEXT = 'Tên;Giá\r\nHoa đào;35.000\r\nỐc biển;1\r\n';
const utf16 = (text: string, big = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};
/** windows-1258 encodes tone marks as separate characters after their letter. */
const ansi = Buffer.from('T\xean;Gi\xe1\r\nHoa \xf0\xe0o;35.000\r\n\xd4\xecc bi\xea\xd2n;1\r\n', 'latin1');

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with BOM', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16LE with BOM', utf16(`\ufeff${TEXT}`)],
  ['UTF-16BE with BOM', utf16(`\ufeff${TEXT}`, true)],
  ['UTF-16LE without BOM', utf16(TEXT)],
  ['windows-1258', ansi],
])('a table in %s is read', (_writing, bytes) => {
  expect(readTable(bytes)).toEqual({ text: TEXT });
});

test.each([
  ['UTF-8 with replacement characters', Buffer.from('Tên;Giá\nHoa \ufffd\ufffdo;1\n'), 2],
  ['TCVN3', Uint8Array.from([0x54, 0x3b, 0x47, 0x0a, 0x48, 0x6f, 0x61, 0x20, 0xae, 0xb5, 0x6f, 0x0a]), 2],
  ['windows-1252', Uint8Array.from([0x54, 0x0a, 0x42, 0x6a, 0xf6, 0x72, 0x6e, 0xe4, 0x0a]), 2],
  ['UTF-16 with half a surrogate pair', Uint8Array.from([0xff, 0xfe, 0x54, 0x00, 0x00, 0xd8]), 1],
  ['a PNG file', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 1],
])('%s is refused with the number of the broken line', (_writing, bytes, brokenAt) => {
  expect(readTable(bytes)).toEqual({ brokenAt });
});
