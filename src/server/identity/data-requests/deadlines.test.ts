import { expect, test } from 'vitest';
import { dataRequestDeadlines } from './deadlines.ts';
import type { DataRequestKind } from '#domain/identity/data-requests.ts';

test.each<[DataRequestKind, came: string, dueBy: string, actBy: string]>([
  ['see', '2026-11-23T08:00:00Z', '2026-11-25', '2026-12-03'],
  ['correct', '2026-11-23T16:59:59Z', '2026-11-25', '2026-12-03'],
  // In Vietnam it is already the next day.
  ['correct', '2026-11-23T17:00:00Z', '2026-11-26', '2026-12-04'],
  ['delete', '2026-11-27T08:00:00Z', '2026-12-01', '2026-12-12'],
  ['withdraw', '2026-12-31T08:00:00Z', '2027-01-05', '2027-01-15'],
  ['other', '2027-02-05T08:00:00Z', '2027-02-11', '2027-02-20'],
])('request to %s received at %s: to be answered by %s, carried out by %s', (kind, came, dueBy, actBy) => {
  const { dueBy: due, actBy: act } = dataRequestDeadlines(kind, new Date(came));
  expect([due.toISOString(), act.toISOString()]).toEqual([dueBy, actBy].map((day) => `${day}T16:59:59.999Z`));
});
