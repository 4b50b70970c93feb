import { expect, test } from 'vitest';
import { shareOrCopy } from './share-or-copy.ts';

const URL = 'https://vuoncharm.example/garden?chia-se=abc';
const WORDS = { title: 'Gửi Linh', text: 'Xem chiếc vòng của mình nhé' };
const open = () => Promise.resolve(URL);

function phone(answer: () => Promise<void>, sends = true) {
  const sent: unknown[] = [];
  const put: string[] = [];
  const ways = {
    sends,
    send(data: object) {
      sent.push(data);
      return answer();
    },
    put: async (text: string | Promise<string>) => void put.push(await text),
  };
  return { ways, sent, put };
}
const refuses = (name: string) => () => Promise.reject(new DOMException('no', name));

test('a phone hands the link on with its own sheet, and nothing is copied', async () => {
  const { ways, sent, put } = phone(() => Promise.resolve());
  expect(await shareOrCopy(open, WORDS, ways)).toBe('sent');
  expect(sent).toEqual([{ ...WORDS, url: URL }]);
  expect(put).toEqual([]);
});

test('who closes the sheet again has not asked for a copy', async () => {
  const { ways, put } = phone(refuses('AbortError'));
  expect(await shareOrCopy(open, WORDS, ways)).toBe('sent');
  expect(put).toEqual([]);
});

test('a sheet that refuses leaves the link on the clipboard', async () => {
  const { ways, put } = phone(refuses('NotAllowedError'));
  expect(await shareOrCopy(open, WORDS, ways)).toBe('copied');
  expect(put).toEqual([URL]);
});

test('without a sheet the link is copied', async () => {
  const { ways, sent, put } = phone(() => Promise.resolve(), false);
  expect(await shareOrCopy(open, WORDS, ways)).toBe('copied');
  expect([sent, put]).toEqual([[], [URL]]);
});

test('a link that cannot be opened is neither sent nor copied', async () => {
  for (const sends of [true, false]) {
    const { ways, sent, put } = phone(() => Promise.resolve(), sends);
    await expect(shareOrCopy(() => Promise.reject(new Error('away')), WORDS, ways)).rejects.toThrow('away');
    expect([sent, put]).toEqual([[], []]);
  }
});
