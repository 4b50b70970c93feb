import type { Vnd } from '#domain/kernel/vnd.ts';
import type { Period } from '#domain/reports/periods.ts';
import { copy } from './copy.vi.ts';

const inVietnam = (digits: number) => new Intl.NumberFormat('vi-VN', { maximumFractionDigits: digits });
const whole = inVietnam(0);
const tenths = inVietnam(1);

/**
 * '6 tr', '0,5 tr', '50 k': abbreviated amounts for the grid lines.
 * @param step distance between grid lines: it determines the unit for all of them
 */
export function shortMoney(amount: Vnd, step: Vnd): string {
  if (amount === 0) return '0';
  if (step < 100_000) return copy.chart.thousand(Math.round(amount / 1_000));
  const millions = amount / 1_000_000;
  return copy.chart.million((millions < 10 ? tenths : whole).format(millions));
}

/** '2026-11-05' → '5/11'. */
export function dayAndMonth(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date}/${month}`;
}

/** '2026-11-05' → '5/11/2026'. */
export function fullDay(day: string): string {
  return `${dayAndMonth(day)}/${day.slice(0, 4)}`;
}

/** '5/11 – 12/11/2026'; both years if they differ. */
export function spanInWords({ first, last }: Period): string {
  if (first === last) return fullDay(first);
  const begun = first.slice(0, 4) === last.slice(0, 4) ? dayAndMonth(first) : fullDay(first);
  return copy.chart.span(begun, fullDay(last));
}

/** Growth in whole per cent; null if the previous value is 0. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
