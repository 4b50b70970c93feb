import { expect, test } from 'vitest';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { LastNews } from './last-news.ts';

test('quietFor is the time since the room or everybody was last told something, or since the start; 10 minutes at most', () => {
  let now = 0;
  const news = new LastNews(() => now);
  now = 400;
  expect(news.quietFor(['role:admin'])).toBe(400);
  news.told(['user:linh', 'role:admin']);
  now += seconds(3);
  news.told(['role:shipper']);
  now += seconds(2);
  expect(news.quietFor(['role:admin', 'user:mai'])).toBe(seconds(5));
  expect(news.quietFor(['role:shipper'])).toBe(seconds(2));
  news.told([]);
  expect(news.quietFor(['role:admin'])).toBe(0);
  now += minutes(30);
  news.told(['user:linh']);
  expect(news.quietFor(['role:admin'])).toBe(minutes(10));
});
