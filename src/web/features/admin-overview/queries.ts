import type { Overview, Sales } from '#contract/http/reports.ts';
import { periodIssue, presetPeriod, PRESETS, type Period, type Preset } from '#domain/reports/periods.ts';
import type { OverviewTable, SalesOrder } from '#domain/reports/sales.ts';
import { pathWith } from '#web/lib/api.ts';
import { readPage } from '#web/lib/read-page.ts';
import { dayIn } from '#web/lib/list-url/days.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

const DEFAULT = '30' satisfies Preset;

/** State of the overview; `preset` is null for a custom date range. */
export type View = { readonly period: Period; readonly preset: Preset | null };

/** Parses `/admin?tab=overview&ky=7` or `&tu=2026-11-01&den=2026-11-15`; invalid values count as absent. */
export function viewOf(params: URLSearchParams, today: string): View {
  const chosen = { first: dayIn(params.get('tu')), last: dayIn(params.get('den')) };
  if (chosen.first !== '' && chosen.last !== '' && periodIssue(chosen) === null)
    return { period: chosen, preset: null };
  const preset = PRESETS.find((each) => each === params.get('ky')) ?? DEFAULT;
  return { period: presetPeriod(preset, today), preset };
}

export function presetPath(preset: Preset): string {
  return preset === DEFAULT ? tabPath('overview') : `${tabPath('overview')}&ky=${preset}`;
}

export function periodPath({ first, last }: Period): string {
  return `${tabPath('overview')}&tu=${first}&den=${last}`;
}

const daysOf = ({ first, last }: Period) => ({ from: first, to: last });

/** The previous period's data stays until the next has loaded. */
export const overviewQuery = (period: Period) => readPage<Overview>('/reports/overview', daysOf(period));

export const salesQuery = (period: Period, sort: SalesOrder) =>
  readPage<Sales>('/reports/sales', { ...daysOf(period), sort });

/** URL of an exported table of the period. */
export const tablePath = (period: Period, table: OverviewTable) =>
  pathWith('/reports/overview.csv', { ...daysOf(period), table });
