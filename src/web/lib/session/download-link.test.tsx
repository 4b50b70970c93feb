// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import { stubApi, toasts, type Answer } from '../../../../test-support/stub-api.ts';
import { eventually, mount, press } from '../../../../test-support/mount.ts';
import { setCallGuard } from '../call.ts';
import { failureCopy } from '../errors/copy.vi.ts';
import { DownloadLink } from './DownloadLink.tsx';

const FILE = 'GET /reports/orders.csv';
const TABLE = { file: 'Mã đơn;Khách', name: 'don-hang-2026-11-21.csv' };

/** @returns the files saved so far: name and text */
function watchSaved(): [string, string][] {
  const saved: [string, string][] = [];
  let next: Blob | undefined;
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    next = blob as Blob;
    return 'blob:1';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(async function click(
    this: HTMLAnchorElement,
  ) {
    saved.push([this.download, (await next?.text()) ?? '']);
  });
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  onTestFinished(() => {
    // Whatever happened, the page is the same.
    expect(leave).not.toHaveBeenCalled();
    for (const spy of [make, click, leave]) spy.mockRestore();
  });
  return saved;
}

async function showLink(onSaved?: () => void) {
  const { box } = await mount(
    <DownloadLink path="/reports/orders.csv" {...(onSaved && { onSaved })}>
      Xuất CSV
    </DownloadLink>,
  );
  return box.querySelector('a')!;
}

const isBusy = (link: Element) => link.getAttribute('aria-busy') === 'true';

test('a file is saved under the name that the server gave it; a second press meanwhile does nothing', async () => {
  const saved = watchSaved();
  const line = Promise.withResolvers<Answer>();
  const asked = stubApi({ [FILE]: line.promise });
  const onSaved = vi.fn<() => void>();
  const link = await showLink(onSaved);
  link.focus();
  await press(link);
  await press(link);
  expect([isBusy(link), document.activeElement === link, saved]).toEqual([true, true, []]);
  expect(onSaved).not.toHaveBeenCalled();
  await act(async () => line.resolve(TABLE));
  await eventually(() => expect(saved).toEqual([[TABLE.name, TABLE.file]]));
  await eventually(() => expect(isBusy(link)).toBe(false));
  expect(onSaved).toHaveBeenCalledOnce();
  expect([asked, toasts()]).toEqual([[FILE], []]);
});

test.each<[string, Answer | undefined, toast: unknown]>([
  ['the limit', { refused: 'RATE_LIMITED' }, [failureCopy.tooMany.title, ERRORS.RATE_LIMITED.message]],
  ['a session that ended', { refused: 'NO_SESSION' }, [failureCopy.expired.title, failureCopy.expired.text]],
  ['a broken server', { bare: 500 }, [failureCopy.server.title, failureCopy.server.text]],
  ['a page of a proxy', { bare: 200 }, [failureCopy.server.title, failureCopy.server.text]],
  ['no network', undefined, [failureCopy.network.title, failureCopy.network.text]],
])(
  '%s refuses a download with a toast on the page, and the link is free again',
  async (_why, answer, toast) => {
    const saved = watchSaved();
    stubApi(answer === undefined ? {} : { [FILE]: answer });
    const onSaved = vi.fn<() => void>();
    const link = await showLink(onSaved);
    await press(link);
    await eventually(() => expect(toasts()).toEqual([['error', ...(toast as string[])]]));
    await eventually(() => expect(isBusy(link)).toBe(false));
    expect(saved).toEqual([]);
    expect(onSaved).not.toHaveBeenCalled();
  },
);

test('a download that broke off is not saved, and its retry downloads', async () => {
  const saved = watchSaved();
  const answers: Record<typeof FILE, Answer> = { [FILE]: { ...TABLE, breaksOff: true } };
  const asked = stubApi(answers);
  await press(await showLink());
  const { title, text } = failureCopy.network;
  await eventually(() => expect(toasts()).toEqual([['error', title, text]]));
  expect(saved).toEqual([]);
  answers[FILE] = TABLE;
  const { action } = shownToasts.get()[0]!;
  expect(action?.label).toBe(failureCopy.retry);
  await act(async () => action?.onClick?.());
  await eventually(() => expect(saved).toEqual([[TABLE.name, TABLE.file]]));
  expect(asked).toEqual([FILE, FILE]);
});

test('a download renews a session that has run out, once', async () => {
  const saved = watchSaved();
  const answers: Record<typeof FILE, Answer> = { [FILE]: { refused: 'NO_SESSION' } };
  const asked = stubApi(answers);
  const beforeCall = async () => ({ renewals: 0, userId: null });
  setCallGuard({
    beforeCall,
    async afterRefusal() {
      answers[FILE] = TABLE;
      return true;
    },
  });
  onTestFinished(() => setCallGuard({ beforeCall, afterRefusal: async () => false }));
  await press(await showLink());
  await eventually(() => expect(saved).toHaveLength(1));
  expect([asked, toasts()]).toEqual([[FILE, FILE], []]);
});

test('a long file may take longer to arrive than an answer may take to begin', async () => {
  const saved = watchSaved();
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  const line = Promise.withResolvers<void>();
  stubApi({ [FILE]: { ...TABLE, rest: line.promise } });
  const link = await showLink();
  await press(link);
  limit.abort(new DOMException('20 s', 'TimeoutError'));
  expect([isBusy(link), toasts()]).toEqual([true, []]);
  await act(async () => line.resolve());
  await eventually(() => expect(saved).toEqual([[TABLE.name, TABLE.file]]));
});
