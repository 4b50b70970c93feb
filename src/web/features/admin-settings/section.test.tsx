// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DEMO_SETTINGS } from '#domain/shop/settings.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { stubApi, toasts, type Answer } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../test-support/mount.ts';
import { copy } from './copy.vi.ts';
import { settingsQuery } from './queries.ts';
import { SectionForm } from './SectionForm.tsx';

const stateOf = (values: object) => ({
  data: {
    values: { ...DEMO_SETTINGS, ...values },
    overridden: {},
    banks: [],
    updatedAt: '2026-11-21T09:00:00.000Z',
  },
});

/** What the page was told: whether something is not saved. */
const unsaved: boolean[] = [];

function Contact() {
  const { data } = useQuery(settingsQuery());
  return data && <SectionForm section="contact" state={data} onUnsaved={(_, is) => void unsaved.push(is)} />;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

test('a value changed while its section is being saved stays and counts as unsaved', async () => {
  const saved = Promise.withResolvers<Answer>();
  stubApi({ 'GET /settings': stateOf({}), 'PUT /settings': saved.promise });
  await mount(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
        <Contact />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await eventually(() => expect(field('phone')).not.toBeNull());
  await fill(field('phone'), '0987654321');
  await press(buttonOf(copy.save));
  await fill(field('email'), 'hoa@vuoncharm.example');
  saved.resolve(stateOf({ phone: '0987654321' }));
  await eventually(() => expect(toasts()[0]?.[0]).toBe('success'));
  expect([field('phone')?.value, field('email')?.value]).toEqual(['0987654321', 'hoa@vuoncharm.example']);
  expect(unsaved.at(-1)).toBe(true);
});
