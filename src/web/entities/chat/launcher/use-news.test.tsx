// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import { asId } from '#domain/kernel/ids.ts';
import { mount, override } from '../../../../../test-support/mount.ts';
import { chatClientFor, type ChatClient } from '../core/client.ts';
import { useNews } from './use-news.ts';

const staff = { id: asId('mai'), name: 'Mai Anh', email: '', role: 'admin' } as User;

function Desk({ support, unread, open }: { support: ChatClient; unread: number; open: boolean }) {
  useNews(support, unread, open);
  return null;
}

/** Sends the tab into the background, or brings it back. */
const turn = (to: DocumentVisibilityState) =>
  act(async () => {
    override(document, 'visibilityState', to);
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  document.title = 'Quản trị · Vườn Charm';
});

test('the tab title shows the unread count while the tab is hidden or the chat collapsed', async () => {
  const support = chatClientFor(staff);
  const desk = (unread: number, open: boolean) => (
    <MemoryRouter>
      <Desk {...{ support, unread, open }} />
    </MemoryRouter>
  );
  const { draw } = await mount(desk(0, true));
  expect(document.title).toBe('Quản trị · Vườn Charm');
  // The dashboard's chat is open, and the tab visible.
  await draw(desk(2, true));
  expect(document.title).toBe('Quản trị · Vườn Charm');
  await turn('hidden');
  expect(document.title).toBe('(2) Quản trị · Vườn Charm');
  await draw(desk(3, true));
  expect(document.title).toBe('(3) Quản trị · Vườn Charm');
  await turn('visible');
  expect(document.title).toBe('Quản trị · Vườn Charm');
  // Collapsed, it counts even while the tab is visible.
  await draw(desk(3, false));
  expect(document.title).toBe('(3) Quản trị · Vườn Charm');
  support.close();
});
