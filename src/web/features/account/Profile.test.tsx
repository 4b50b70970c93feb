// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import type { User } from '#contract/http/identity.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { stubApi, toasts, type Answer } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../test-support/mount.ts';
import { createStore, useStore } from '#web/ui/store.ts';
import { Profile } from './Profile.tsx';

/** Not tested here, and available in builds only. */
vi.mock('#web/entities/account/use-provinces.ts', () => ({ useProvinces: () => undefined }));

const linh = {
  id: 'linh',
  name: 'Linh',
  email: 'linh@example.vn',
  role: 'admin',
  avatar: null,
  gender: 'female',
  addresses: [],
} as unknown as User;

/** Who the page shows; changed as the session changes it. */
const known = createStore(linh);
const Shown = () => <Profile user={useStore(known)} />;

// Edits are stored per tab: each test starts without those of another.
beforeEach(() => window.sessionStorage.clear());

async function openProfile(answer: Answer | Promise<Answer>) {
  vi.spyOn(console, 'warn').mockReturnValue();
  stubApi({ 'PUT /users/me/profile': answer, 'POST /v1/errors': { data: null } });
  const router = createMemoryRouter([{ path: '/', element: <Shown /> }]);
  const { box } = await mount(
    <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined))}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return (name: string) => box.querySelector<HTMLInputElement>(`[name="${name}"]`);
}

/** spec §8, Profile: the error's message or 'Update failed'. */
test.each<[string, Answer, unknown[]]>([
  ['saved', { data: { ...linh, name: 'Linh Chi' } }, ['success', 'Profile updated successfully', undefined]],
  ['refused', { refused: 'RATE_LIMITED' }, ['error', 'Cập nhật hồ sơ thất bại', ERRORS.RATE_LIMITED.message]],
  ['answered without a profile', { data: undefined }, ['error', 'Cập nhật hồ sơ thất bại', 'Update failed']],
])('a profile that is %s shows a toast', async (_how, answer, told) => {
  const field = await openProfile(answer);
  await fill(field('name'), 'Linh Chi');
  await press(buttonOf('Lưu thay đổi'));
  await eventually(() => expect(toasts()).toEqual([told]));
});

test('a changed password shows a toast of its own', async () => {
  const field = await openProfile({ data: linh });
  await press(document.querySelector('[aria-label="Đổi mật khẩu"]'));
  await fill(field('currentPassword'), 'matkhau1');
  await fill(field('password'), 'matkhau2');
  await fill(field('confirm'), 'matkhau2');
  await press(buttonOf('Lưu thay đổi'));
  const changed = ['success', 'Đã đổi mật khẩu', 'Các thiết bị khác đã được đăng xuất.'];
  await eventually(() => expect(toasts()).toContainEqual(changed));
});

test('text typed while the profile is being saved stays and can be saved next', async () => {
  const saved = Promise.withResolvers<Answer>();
  const field = await openProfile(saved.promise);
  await fill(field('name'), 'Linh Chi');
  await press(buttonOf('Lưu thay đổi'));
  await fill(field('name'), 'Linh Chi Mai');
  saved.resolve({ data: { ...linh, name: 'Linh Chi' } });
  await eventually(() => expect(toasts()).toEqual([['success', 'Profile updated successfully', undefined]]));
  expect(field('name')?.value).toBe('Linh Chi Mai');
  expect(buttonOf('Lưu thay đổi')).toBeTruthy();
});

test('a profile changed elsewhere updates the form, except the fields edited here', async () => {
  onTestFinished(() => known.set(linh));
  const field = await openProfile({ data: linh });
  await fill(field('name'), 'Linh Chi');
  await act(async () => known.set({ ...linh, name: 'Linh Đan', email: 'dan@example.vn' }));
  expect([field('name')?.value, field('email')?.value]).toEqual(['Linh Chi', 'dan@example.vn']);
});

test('edits survive a reload, except passwords, beside values saved elsewhere', async () => {
  onTestFinished(() => known.set(linh));
  const field = await openProfile({ data: linh });
  await fill(field('name'), 'Linh Chi');
  await press(document.querySelector('[aria-label="Đổi mật khẩu"]'));
  await fill(field('password'), 'matkhau2');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('matkhau2');

  await act(async () => known.set({ ...linh, email: 'dan@example.vn' }));
  const again = await openProfile({ data: { ...linh, name: 'Linh Chi', email: 'dan@example.vn' } });
  expect([again('name')?.value, again('email')?.value]).toEqual(['Linh Chi', 'dan@example.vn']);
});
