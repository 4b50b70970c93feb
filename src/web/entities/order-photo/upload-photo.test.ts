// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { seconds } from '#domain/kernel/time.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { stubApi, type Answer } from '../../../../test-support/stub-api.ts';
import { uploadPhoto } from './upload-photo.ts';

const PATH = '/orders/1/photos';
const STORED = { _id: 'p1', url: '/pictures/uploads/p1.webp' };

let account: string;
beforeEach(() => {
  account = 'linh';
  vi.useFakeTimers();
  const state = () => ({ status: 'in', user: { id: account } }) as never;
  vi.spyOn(browserSession(), 'state').mockImplementation(state);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

/** Answers the requests in turn, those after the last like a missing network. */
function answeredWith(...answers: (Answer | undefined)[]): string[] {
  return stubApi({
    get [`POST ${PATH}`]() {
      return answers.shift();
    },
  });
}

/** Its result, or what it failed with. */
const upload = () => uploadPhoto(PATH, new FormData()).catch((error: Error) => error.message);

test('an upload without an answer is sent again after one and after three more seconds', async () => {
  const asked = answeredWith(undefined, undefined, { data: STORED });
  const uploaded = upload();
  await vi.advanceTimersByTimeAsync(seconds(1));
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(seconds(3));
  expect(await uploaded).toEqual(STORED);
});

test('an upload that stays without an answer fails after the third attempt', async () => {
  const asked = answeredWith();
  const uploaded = upload();
  await vi.advanceTimersByTimeAsync(seconds(60));
  expect(await uploaded).not.toEqual(STORED);
  expect(asked).toHaveLength(3);
});

test('a refused upload is not sent again', async () => {
  const asked = answeredWith({ refused: 'WRONG_TYPE' }, { data: STORED });
  const uploaded = upload();
  await vi.advanceTimersByTimeAsync(seconds(60));
  expect(await uploaded).not.toEqual(STORED);
  expect(asked).toHaveLength(1);
});

test('an upload is not sent again for an account that has logged in meanwhile', async () => {
  const asked = answeredWith(undefined, { data: STORED });
  const uploaded = upload();
  account = 'han';
  await vi.advanceTimersByTimeAsync(seconds(60));
  expect(await uploaded).not.toEqual(STORED);
  expect(asked).toHaveLength(1);
});
