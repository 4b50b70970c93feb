// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { eventually, mount, press } from '../../../../test-support/mount.ts';
import { stubApi, toasts, type Answer, type ApiStub } from '../../../../test-support/stub-api.ts';
import { StockAlerts } from './StockAlerts.tsx';

const alert = (name: string) => ({
  _id: name,
  kind: 'charm',
  slug: name,
  name,
  image: null,
  askedAt: '2026-11-21T09:00:00Z',
});

function Parts() {
  return (
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
        <StockAlerts />
        <section>
          <h3 tabIndex={-1}>Zalo</h3>
          <button type="button">Thôi nhận tin</button>
        </section>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

test('the focus leaves an alert only with it, and after the last one for a heading: a second Enter presses nothing else', async () => {
  const answers: ApiStub = { 'GET /stock-alerts': { data: [alert('dao')] } };
  const asked = stubApi(answers);
  const { box } = await mount(<Parts />);
  await eventually(() => expect(box.querySelectorAll('button')).toHaveLength(2));
  const drop = box.querySelector('button');
  await act(async () => drop?.focus());
  await press(drop);
  await eventually(() => expect(toasts()).toHaveLength(1));
  expect(document.activeElement).toBe(drop);
  answers['DELETE /stock-alerts/dao'] = { data: [] };
  await press(drop);
  await eventually(() => expect(asked).toHaveLength(3));
  await eventually(() => expect(drop?.isConnected).toBe(false));
  expect(document.activeElement?.textContent).toBe('Zalo');
});

test('two alerts dropped in quick succession are both deleted, each once', async () => {
  const first = Promise.withResolvers<Answer>();
  const asked = stubApi({
    'GET /stock-alerts': { data: [alert('dao'), alert('sen')] },
    'DELETE /stock-alerts/dao': first.promise,
    'DELETE /stock-alerts/sen': { data: [] },
  });
  const { box } = await mount(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
        <StockAlerts />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await eventually(() => expect(box.querySelectorAll('button')).toHaveLength(2));
  for (const button of [...box.querySelectorAll('button'), ...box.querySelectorAll('button')])
    await press(button);
  first.resolve({ data: [alert('sen')] });
  await eventually(() => expect(box.textContent).toBe(''));
  expect(asked.filter((each) => each.startsWith('DELETE'))).toEqual([
    'DELETE /stock-alerts/dao',
    'DELETE /stock-alerts/sen',
  ]);
});
