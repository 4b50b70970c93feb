// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { stubApi, toasts } from '../../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../../test-support/mount.ts';
import { copy } from './copy.vi.ts';
import type { ImportLine } from '#contract/http/charm-import.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ReportTable } from './ReportTable.tsx';

const words = copy.csv;
const progress = (done: number, finishedAt: string | null = null) => ({
  _id: 'a',
  total: 600,
  done,
  created: done,
  updated: 0,
  refused: 0,
  lines: [],
  startedAt: '2026-11-23T08:00:00.000Z',
  finishedAt,
});

async function show(answers: Parameters<typeof stubApi>[0]) {
  const asked = stubApi(answers);
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <ImportDialog open onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return asked;
}

test('a running import shows its progress when the dialog opens', async () => {
  await show({ 'GET /charms/import': { data: progress(200) } });
  await eventually(() => expect(document.body.textContent).toContain(words.far(200, 600)));
  expect(document.querySelector('progress')?.value).toBe(200);
  expect(buttonOf(words.goOn)).toBeDefined();
});

test('an import that stopped half-way says how far it came', async () => {
  const answers = { 'GET /charms/import': { data: progress(200) } };
  await show(answers);
  await eventually(() => expect(document.body.textContent).toContain(words.far(200, 600)));
  answers['GET /charms/import'].data = progress(200, '2026-11-23T08:01:00.000Z');
  await eventually(() => expect(document.body.textContent).toContain(words.stoppedFar(200, 600)));
});

test('a finished import is not shown; a file in an unreadable encoding is not sent', async () => {
  const asked = await show({ 'GET /charms/import': { data: progress(600, '2026-11-23T08:01:00.000Z') } });
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File([Uint8Array.from([0x54, 0x0a, 0x48, 0xae, 0xb5])], 'cu.csv');
  Object.defineProperty(field, 'files', { value: [file] });
  field?.dispatchEvent(new Event('change', { bubbles: true }));
  await eventually(() => expect(toasts()).toHaveLength(1));
  expect(asked.some((each) => each.startsWith('POST'))).toBe(false);
  expect(buttonOf(words.template)).toBeDefined();
  await press(buttonOf(words.cancel));
});

test('the report lists refused lines first', async () => {
  const line = (number: number, action: ImportLine['action']): ImportLine => ({
    line: number,
    name: `Charm ${number}`,
    action,
    issues: [],
  });
  const report: ImportLine[] = [line(2, 'create'), line(3, 'refuse'), line(4, 'update'), line(5, 'refuse')];
  const { box } = await mount(<ReportTable lines={report} />);
  expect([...box.querySelectorAll('tbody td:first-child')].map(({ textContent }) => textContent)).toEqual([
    '3',
    '5',
    '2',
    '4',
  ]);
});
