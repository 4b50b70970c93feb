// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { useRecovery } from '#web/lib/refetch-missed.ts';
import { eventually, mount, override, press } from '../../../../test-support/mount.ts';
import { loadsByRetry } from '../../../../test-support/failed-part.tsx';
import { stubApi, type ApiStub } from '../../../../test-support/stub-api.ts';
import { accountCopy as copy } from './copy.vi.ts';
import { DataRequests } from './DataRequests.tsx';
import { EmailChange, emailChangeQuery } from './EmailChange.tsx';
import { copy as security } from './security/copy.vi.ts';
import { Passkeys } from './security/Passkeys.tsx';
import { StockAlerts } from './StockAlerts.tsx';
import { ZaloNews } from './ZaloNews.tsx';

const WHEN = '2026-11-21T09:00:00.000Z';
const user = { id: 'linh', email: 'linh@vuoncharm.example' } as User;

test.each([
  [
    'a new address that awaits its code',
    <EmailChange key="email" user={user} onChanged={() => undefined} />,
    '/users/me/email-change',
    { email: 'moi@vuoncharm.example', resendAt: WHEN, isLate: false },
    copy.newEmail.failed,
    copy.newEmail.title,
  ],
  [
    'order news over Zalo',
    <ZaloNews key="zalo" />,
    '/users/me/zalo',
    { news: ['photo'], phone: '0912345678', since: WHEN },
    copy.zalo.failed,
    copy.zalo.leave,
  ],
  [
    'requests about one’s data',
    <DataRequests key="requests" />,
    '/users/me/data-requests',
    [
      {
        _id: 'r',
        kind: 'see',
        via: 'account',
        words: 'Cho tôi xem',
        answer: null,
        outcome: null,
        createdAt: WHEN,
        dueBy: WHEN,
        actBy: WHEN,
        answeredAt: null,
        doneAt: null,
      },
    ],
    copy.requests.failed,
    'Cho tôi xem',
  ],
  [
    'stock alerts',
    <StockAlerts key="alerts" />,
    '/stock-alerts',
    [{ _id: 's', kind: 'charm', slug: 'dao', name: 'Hoa đào', image: null, askedAt: WHEN }],
    copy.stockAlerts.failed,
    'Hoa đào',
  ],
  [
    'passkeys',
    <Passkeys key="passkeys" className={undefined} />,
    '/users/me/passkeys',
    { isPossible: true, passkeys: [], codesLeft: 0, ask: 'no', due: null },
    security.passkeys.failed,
    security.passkeys.add,
  ],
] as const)('when %s cannot be read the profile says so and loads it by retry', async (...row) => {
  const [, part, path, data, failed, shown] = row;
  override(window, 'isSecureContext', true);
  override(window, 'PublicKeyCredential', Object);
  const box = await loadsByRetry(part, { path: `GET ${path}`, data, failed });
  expect(box.textContent).toContain(shown);
});

test('a new address that was saved but cannot be read is not silently missing', async () => {
  const answers: ApiStub = { 'GET /users/me/email-change': { data: null } };
  stubApi(answers);
  const queries = createQueryClient((path) => call('GET', path));
  const { box } = await mount(
    <QueryClientProvider client={queries}>
      <EmailChange user={user} onChanged={() => undefined} />
    </QueryClientProvider>,
  );
  await eventually(() => expect(queries.getQueryData(emailChangeQuery().queryKey)).toBeNull());
  answers['GET /users/me/email-change'] = { bare: 404 };
  await queries.invalidateQueries(emailChangeQuery());
  await eventually(() => expect(box.textContent).toContain(copy.newEmail.failed));
});

test('one retry loads all parts of a page that failed together', async () => {
  const answers: ApiStub = {
    'GET /users/me/zalo': { bare: 500 },
    'GET /stock-alerts': { bare: 500 },
  };
  stubApi(answers);
  const queries = createQueryClient((path) => call('GET', path));
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const { box } = await mount(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  const said = () => box.querySelectorAll('[role=alert]').length;
  await eventually(() => expect(said()).toBe(2));
  answers['GET /users/me/zalo'] = { data: { news: ['photo'], phone: '0912345678', since: WHEN } };
  answers['GET /stock-alerts'] = { data: [] };
  await press(box.querySelector('[role=alert] button'));
  await eventually(() => expect(said()).toBe(0));
});

function Page() {
  useRecovery();
  return (
    <>
      <ZaloNews />
      <StockAlerts />
    </>
  );
}
