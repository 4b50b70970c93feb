// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import type { User } from '#contract/http/identity.ts';
import { minutes } from '#domain/kernel/time.ts';
import { failureCopy } from '#web/lib/errors/copy.vi.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { stubApi, toasts, type Answer, type ApiStub } from '../../../../test-support/stub-api.ts';
import { buttonOf, choose, completePage, eventually, mount, press } from '../../../../test-support/mount.ts';
import { AvatarCard } from './AvatarCard.tsx';

const admin = { id: 'mai', name: 'Mai Anh', email: '', role: 'admin', avatar: '/a.webp' } as unknown as User;
const picture = new File(['x'], 'a.png', { type: 'image/png' });

async function card(answers: ApiStub) {
  stubApi(answers);
  const { box } = await mount(<AvatarCard user={admin} />);
  return box.querySelector('input');
}
const expectToast = (...toast: (string | undefined)[]) => eventually(() => expect(toasts()).toEqual([toast]));

/** spec §8, Profile. */
test('uploading and deleting the avatar each show a toast', async () => {
  const picker = await card({
    'POST /users/me/avatar': { data: { url: '/b.webp' } },
    'DELETE /users/me/avatar': { data: null },
  });
  await choose(picker, picture);
  await expectToast('success', 'Ảnh đại diện đã được cập nhật', undefined);
  await press(buttonOf('Xóa ảnh'));
  await eventually(() => expect(toasts().at(-1)).toEqual(['success', 'Ảnh đại diện đã được xóa', undefined]));
});

test('a deletion that fails is not called a failed upload; the focus is on the button that stays', async () => {
  await card({ 'DELETE /users/me/avatar': { bare: 500 } });
  const remove = buttonOf('Xóa ảnh');
  remove?.focus();
  await press(remove);
  await expectToast('error', failureCopy.server.title, failureCopy.server.text);
  expect(document.activeElement?.textContent).toContain('Đổi ảnh');
});

test('an upload that ends after somebody else has logged in does not become her picture', async () => {
  completePage();
  const accessTokenExpiresAt = new Date(Date.now() + minutes(15)).toISOString();
  const uploaded = Promise.withResolvers<Answer>();
  const linh = { ...admin, id: 'linh', avatar: null };
  const picker = await card({
    'POST /users/me/avatar': uploaded.promise,
    'POST /auth/login': { data: { user: linh, accessTokenExpiresAt } },
  });
  await choose(picker, picture);
  await browserSession().login({ email: '', password: '' });
  uploaded.resolve({ data: { url: '/b.webp' } });
  await eventually(() =>
    expect(toasts()).toContainEqual(['success', 'Ảnh đại diện đã được cập nhật', undefined]),
  );
  expect(browserSession().state().user).toEqual(linh);
});

test.each([
  ['without a network', picture, {}, 'Không thể tải ảnh lên. Vui lòng thử lại'],
  ['that the server refuses', picture, { 'POST /users/me/avatar': { refused: 'IMAGE_TYPE_REFUSED' } }, ERRORS.IMAGE_TYPE_REFUSED.message],
  ['over 5 MB', new File([new Uint8Array(5 * 1024 ** 2 + 1)], 'a.png', { type: 'image/png' }), {}, ERRORS.IMAGE_TOO_LARGE.message],
  ['of a file that is no picture', new File(['x'], 'a.txt', { type: 'text/plain' }), {}, ERRORS.IMAGE_TYPE_REFUSED.message],
] satisfies [string, File, ApiStub, string][])('an upload %s shows an error toast', async (_what, file, answers, text) => {
  await choose(await card(answers), file);
  await expectToast('error', 'Tải ảnh lên thất bại', text);
}); // oxfmt-ignore
