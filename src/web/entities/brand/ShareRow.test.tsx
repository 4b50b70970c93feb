// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import { mount, override, press } from '../../../../test-support/mount.ts';
import { zaloShareUrl } from '#web/lib/share/zalo-share.ts';
import { shareRowCopy } from './share-row.vi.ts';
import { ShareRow } from './ShareRow.tsx';

const words = shareRowCopy;
const PATH = '/blog?bai-viet=ba-mau-la-du';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  shownToasts.set([]);
});

/** Phones have a native share sheet; the data passed to it is recorded in `sent`. */
async function row({
  phone,
  byMail = false,
  share = async () => undefined,
}: {
  phone: boolean;
  byMail?: boolean;
  share?: () => Promise<void>;
}) {
  const sent: ShareData[] = [];
  const copied: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: phone }));
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const take = (data: ShareData) => {
    sent.push(data);
    return share();
  };
  override(navigator, 'share', take);
  const { box } = await mount(
    <ShareRow label="Gửi cho bạn" title="Ba màu là đủ" path={PATH} byMail={byMail} />,
  );
  const named = (name: string) => [...box.querySelectorAll('button')].find((it) => it.textContent === name);
  return { sent, copied, named, zalo: box.querySelector('a') };
}

const address = () => new URL(PATH, window.location.origin).href;

test('on a desktop there is no share button; copying puts the URL on the clipboard and shows a toast', async () => {
  const { copied, named } = await row({ phone: false });
  expect(named(words.share)).toBeUndefined();
  await press(named(words.copyLink));
  expect(copied).toEqual([address()]);
  expect(shownToasts.get()[0]).toMatchObject({ type: 'success', title: words.copied.title });
});

test('the Zalo link opens its share page for this URL in a new tab, without an opener', async () => {
  const { zalo } = await row({ phone: false });
  expect(zalo?.getAttribute('href')).toBe(zaloShareUrl(address()));
  expect([zalo?.target, zalo?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(zalo?.getAttribute('aria-label')).toMatch(new RegExp(`^${words.zalo}`));
});

test('on a phone the share sheet gets the URL; if it fails the URL is copied, if it is closed nothing is', async () => {
  const fine = await row({ phone: true });
  await press(fine.named(words.share));
  expect(fine.sent).toEqual([{ title: 'Ba màu là đủ', url: address() }]);
  expect(fine.copied).toEqual([]);

  const unable = await row({ phone: true, share: () => Promise.reject(new TypeError('no')) });
  await press(unable.named(words.share));
  expect(unable.copied).toEqual([address()]);

  const closed = await row({
    phone: true,
    share: () => Promise.reject(new DOMException('x', 'AbortError')),
  });
  await press(closed.named(words.share));
  expect(closed.copied).toEqual([]);
});

test('the mail button appears only with byMail and fills in title and URL', async () => {
  expect((await row({ phone: false })).named(words.mail)).toBeUndefined();
  const { named } = await row({ phone: false, byMail: true });
  const gone = vi.spyOn(window.location, 'href', 'set').mockImplementation(() => undefined);
  await press(named(words.mail));
  const [mail = ''] = gone.mock.calls[0] ?? [];
  expect(mail).toBe(
    `mailto:?subject=Ba%20m%C3%A0u%20l%C3%A0%20%C4%91%E1%BB%A7&body=${encodeURIComponent(address())}`,
  );
});
