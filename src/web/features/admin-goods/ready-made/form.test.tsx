// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { stubApi, type ApiStub } from '../../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../../test-support/mount.ts';
import { copy } from './copy.vi.ts';
import { ReadyMadeForm } from './ReadyMadeForm.tsx';

const nothing = () => undefined;

test('the admin’s own designs that fail to load are not said to be none, and load by retry', async () => {
  const answers: ApiStub = { 'GET /custom-bracelets': { bare: 404 } };
  stubApi(answers);
  const queries = createQueryClient((path) => call('GET', path));
  const form = <ReadyMadeForm item={null} onDone={nothing} onClose={nothing} onUnsaved={nothing} />;
  const router = createMemoryRouter([{ path: '/', element: form }]);
  const { box } = await mount(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await eventually(() => expect(box.textContent).toContain(copy.form.designsFailed));
  expect(box.textContent).not.toContain(copy.form.noDesigns);
  answers['GET /custom-bracelets'] = {
    data: [{ _id: 'd', name: 'Nắng mai', charms: [], previewImage: null }],
  };
  await press(buttonOf(uiCopy.retry));
  await eventually(() => expect(box.textContent).toContain(copy.form.designOf('Nắng mai', 0)));
});
