// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { stubApi, type ApiStub } from '../../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../../test-support/mount.ts';
import '#web/ui/overlays/parts/DialogPart.tsx';
import { handOverCopy } from './hand-over.vi.ts';
import { LeavingDialog } from './LeavingDialog.tsx';

const words = handOverCopy.leaving;
const TU = { _id: 'tu', name: 'Trần Văn Tú' };
const PHUONG = { _id: 'phuong', name: 'Phan Thu Phương', email: 'shipper2@vuoncharm.example' };

/** Tú leaves with two open parcels. @returns the requests, and the toasts shown */
async function letGo(outcomes: BulkOutcome['outcome'][]) {
  const shipments = ['a', 'b'].map((_id) => ({ order: { _id } }));
  const answers: ApiStub = {
    'GET /users/shippers': { data: [{ ...TU, email: 'shipper@vuoncharm.example' }, PHUONG] },
    'GET /shipments/loads': { data: [{ shipper: TU._id, open: 2 }] },
    'GET /shipments': { data: { shipments, pagination: { page: 1, limit: 100, total: 2, pages: 1 } } },
    'POST /shipments/hand-over': {
      data: outcomes.map((outcome, at) => ({ order: 'ab'[at], outcome, message: 'Kiện đã đi nơi khác' })),
    },
  };
  const asked = stubApi(answers);
  const onLeave = vi.fn();
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <LeavingDialog shipper={TU} onClose={() => undefined} onLeave={onLeave} />
    </QueryClientProvider>,
  );
  await eventually(() => expect(document.body.textContent).toContain(words.text(2)));
  return { asked, onLeave };
}

const radio = (title: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(title));

test('all open parcels go to another shipper, then the shipper leaves', async () => {
  const { asked, onLeave } = await letGo(['done', 'unchanged']);
  // The leaving shipper is not an option.
  expect(radio(TU.name)).toBeUndefined();
  await press(radio(PHUONG.name)?.querySelector('input'));
  await press(buttonOf(words.confirmName('Phương')));
  await eventually(() => expect(onLeave.mock.calls).toEqual([[]]));
  expect(asked.filter((each) => each.startsWith('POST'))).toEqual(['POST /shipments/hand-over']);
});

test('a parcel that cannot be handed over: the reason is shown and the shipper does not leave', async () => {
  const { onLeave } = await letGo(['done', 'refused']);
  await press(radio(PHUONG.name)?.querySelector('input'));
  await press(buttonOf(words.confirmName('Phương')));
  await eventually(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('đi nơi khác'),
  );
  expect(onLeave).not.toHaveBeenCalled();
});

test('the parcels may be handed over later: the shipper leaves without a hand-over', async () => {
  const { asked, onLeave } = await letGo([]);
  await press(radio(words.stay)?.querySelector('input'));
  await press(buttonOf(words.confirm));
  expect(onLeave.mock.calls).toEqual([['stay']]);
  expect(asked).not.toContain('POST /shipments/hand-over');
});
