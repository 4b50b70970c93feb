// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { stubApi, type ApiStub } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../test-support/mount.ts';
import { Backups } from './Backups.tsx';
import { copy } from './copy.vi.ts';

const NEVER = {
  last: null,
  lastGoodAt: null,
  late: false,
  proof: null,
  provedAt: null,
  place: 's3://backups',
};

test('the state of the backups that failed to load says so and loads by retry', async () => {
  const answers: ApiStub = { 'GET /admin/backups': { bare: 404 } };
  stubApi(answers);
  const { box } = await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <Backups />
    </QueryClientProvider>,
  );
  await eventually(() => expect(box.textContent).toContain(copy.backups.failed));
  answers['GET /admin/backups'] = { data: NEVER };
  await press(buttonOf(uiCopy.retry));
  await eventually(() => expect(box.textContent).toContain(copy.backups.none));
  expect(box.textContent).not.toContain(copy.backups.failed);
});
