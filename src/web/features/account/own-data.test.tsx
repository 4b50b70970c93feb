// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import { draftKey } from '#web/entities/bracelet/draft-key.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { failureCopy } from '#web/lib/errors/copy.vi.ts';
import { stubApi, toasts } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../test-support/mount.ts';
import '#web/ui/overlays/parts/DialogPart.tsx';
import { accountCopy } from './copy.vi.ts';
import { OwnData } from './OwnData.tsx';

/** Linh asks for her account to be deleted. */
async function leave() {
  const copy = accountCopy.data;
  const linh = { id: 'linh', name: 'Linh', email: '', role: 'customer' } as unknown as User;
  await mount(
    <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined))}>
      <MemoryRouter>
        <OwnData user={linh} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await press(buttonOf(copy.leave));
  const password = () => document.querySelector<HTMLInputElement>('input[type="password"]');
  await eventually(() => expect(password()).not.toBeNull());
  await fill(password(), 'VuonCharm2026');
  await press(buttonOf(copy.confirm));
}

test('deleting the account removes the unfinished bracelet from the browser', async () => {
  stubApi({ 'DELETE /users/me': { data: null } });
  window.localStorage.setItem(draftKey('linh'), '{"name":"Tặng mẹ"}');
  await leave();
  await eventually(() => expect(window.localStorage.getItem(draftKey('linh'))).toBeNull());
});

test('an account that could not be deleted is not said to be a profile that could not be saved', async () => {
  stubApi({ 'DELETE /users/me': { bare: 500 } });
  await leave();
  const { title, text } = failureCopy.server;
  await eventually(() => expect(toasts()).toEqual([['error', title, text]]));
});
