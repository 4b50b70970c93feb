import { afterEach, expect, test } from 'vitest';
import { confirm, question } from './confirm.ts';

afterEach(() => question.get()?.answer(false));

test('an answer resolves the promise and closes the question', async () => {
  const answer = confirm({ title: 'Xóa?' });
  expect(question.get()?.title).toBe('Xóa?');
  question.get()?.answer(true);
  expect(await answer).toBe(true);
  expect(question.get()).toBeNull();
});

test('a second question answers the first with no and takes its place', async () => {
  const first = confirm({ title: 'Một?' });
  const second = confirm({ title: 'Hai?' });
  expect(await first).toBe(false);
  expect(question.get()?.title).toBe('Hai?');
  question.get()?.answer(true);
  expect(await second).toBe(true);
});
