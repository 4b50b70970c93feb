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

test('with a share sheet the link is shared and not copied', async () => {
  const { ways, sent, put } = phone(() => Promise.resolve());
  expect(await shareOrCopy(open, WORDS, ways)).toBe('sent');
  expect(sent).toEqual([{ ...WORDS, url: URL }]);
  expect(put).toEqual([]);
});

test('a share sheet that is closed (AbortError): nothing is copied', async () => {
  const { ways, put } = phone(refuses('AbortError'));
  expect(await shareOrCopy(open, WORDS, ways)).toBe('sent');
  expect(put).toEqual([]);
});

test('a share sheet that refuses (NotAllowedError): the link is copied', async () => {
  const { ways, put } = phone(refuses('NotAllowedError'));
  expect(await shareOrCopy(open, WORDS, ways)).toBe('copied');
  expect(put).toEqual([URL]);
});

test('without a share sheet the link is copied', async () => {
  const { ways, sent, put } = phone(() => Promise.resolve(), false);
  expect(await shareOrCopy(open, WORDS, ways)).toBe('copied');
  expect([sent, put]).toEqual([[], [URL]]);
});

test('a link that cannot be created is neither shared nor copied', async () => {
  for (const sends of [true, false]) {
    const { ways, sent, put } = phone(() => Promise.resolve(), sends);
    await expect(shareOrCopy(() => Promise.reject(new Error('away')), WORDS, ways)).rejects.toThrow('away');
    expect([sent, put]).toEqual([[], []]);
  }
});
