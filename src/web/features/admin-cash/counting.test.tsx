// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { call } from '#web/lib/call.ts';
import { stubApi, toasts } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../test-support/mount.ts';
import '#web/ui/overlays/parts/DialogPart.tsx';
import { copy } from './copy.vi.ts';
import { CountCash } from './CountCash.tsx';

const words = copy.count;
const SLIP = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const TU = { _id: 'tu', name: 'Trần Văn Tú' };

function Where() {
  return <output>{useLocation().search}</output>;
}

/**
 * Tú has collected 495.000 ₫ for one parcel.
 * @param later what he holds beyond it
 * @returns the recorded requests
 */
async function count(later = { parcels: 0, cash: 0 }) {
  const parcel = { shipment: 's', order: SLIP, customer: 'Thu Hà', city: 'Hà Nội', cash: 495_000 };
  const deliveredAt = '2026-11-21T09:00:00.000Z';
  const asked = stubApi({
    'GET /shipments/cash/tu': {
      data: { shipper: TU, held: 495_000, parcels: [{ ...parcel, deliveredAt }], later },
    },
    'POST /shipments/cash/hand-ins': { data: { _id: SLIP, shipper: TU, counted: 495_000 } },
  });
  await mount(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
        <CountCash shipper="tu" />
        <Where />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await eventually(() => expect(document.body.textContent).toContain(words.expected));
  return asked;
}

const field = (label: RegExp) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => label.test(textContent ?? ''))
    ?.control as HTMLInputElement | null;
const posted = (asked: string[]) => asked.filter((each) => each.startsWith('POST'));

test('a matching count is handed in once and its slip opens', async () => {
  const asked = await count();
  await fill(field(/^1\.000/), '495');
  expect(document.body.textContent).toContain(words.even);
  await press(buttonOf(words.take));
  await eventually(() => expect(document.querySelector('output')?.textContent).toContain(`phieu=${SLIP}`));
  expect(posted(asked)).toEqual(['POST /shipments/cash/hand-ins']);
  expect(toasts()[0]?.[0]).toBe('success');
});

test('a differing count is handed in only with a note', async () => {
  const asked = await count();
  await fill(field(/^1\.000/), '485');
  expect(document.body.textContent).toMatch(/Thiếu 10\.000/);
  await press(buttonOf(words.take));
  expect(document.body.textContent).toContain(words.noteMissing);
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  expect(posted(asked)).toEqual([]);
  await fill(document.querySelector('textarea'), 'Thối nhầm khách');
  await press(buttonOf(words.take));
  await eventually(() => expect(posted(asked)).toHaveLength(1));
});

test('parcels beyond the list are announced with their cash', async () => {
  await count({ parcels: 2, cash: 600_000 });
  expect(document.body.textContent).toContain(words.later(1, 2, formatVnd(vnd(600_000))));
});

test('without parcels beyond the list there is no such notice', async () => {
  await count();
  expect(document.body.textContent).not.toContain(words.later(1, 0, formatVnd(vnd(0))));
});
